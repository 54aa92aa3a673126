# Writes text files as constants of C++: report.css becomes kReportCss.
#
#   cmake -DOUTPUT=texts.inc "-DFILES=a.css;b.js" -P EmbedTexts.cmake
set(content "")
foreach(file ${FILES})
  get_filename_component(name ${file} NAME)
  string(REGEX MATCHALL "[a-zA-Z0-9]+" words ${name})
  set(constant k)
  foreach(word ${words})
    string(SUBSTRING ${word} 0 1 first)
    string(SUBSTRING ${word} 1 -1 rest)
    string(TOUPPER ${first} first)
    string(APPEND constant ${first}${rest})
  endforeach()
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
  # Compilers have a limit on the length of a line.
  string(REGEX REPLACE "((\\\\x..)(\\\\x..)(\\\\x..)(\\\\x..)(\\\\x..)(\\\\x..)(\\\\x..)(\\\\x..))" "\\1\"\n\"" bytes "${bytes}")
  string(APPEND content "const char ${constant}[] =\n\"${bytes}\";\n")
endforeach()
file(WRITE ${OUTPUT} "${content}")
