//===- Page.cpp - the page of a report ------------------------------------===//

#include "mesh/Report/ReportFile.h"

#include "llvm/Support/Base64.h"
#include "llvm/Support/SHA256.h"

using namespace mesh;

namespace {
#include "PageText.inc"
} // namespace

/// Returns the source of a content security policy that allows `text`.
static std::string getHash(StringRef text) {
  llvm::SHA256 hash;
  hash.update(text);
  return "'sha256-" + llvm::encodeBase64(hash.final()) + "'";
}

/// Returns JSON as the text of a script element, which no text in it ends.
static std::string toScript(StringRef json) {
  std::string escaped;
  escaped.reserve(json.size());
  // Only strings hold it.
  for (char c : json)
    if (c == '<')
      escaped += "\\u003c";
    else
      escaped += c;
  return escaped;
}

/// Replaces the one place of `text` that is called `name`.
static void fill(std::string &text, StringRef name, StringRef content) {
  std::string mark = ("{{" + name + "}}").str();
  text.replace(text.find(mark), mark.size(), content);
}

std::string mesh::makePage(StringRef report) {
  // In the order in which they use each other.
  std::string script;
  for (const char *part : {kModelJs, kTotalsJs, kLevelsJs, kCommunicationJs,
                           kTimelineJs, kPipelinesJs, kCompareJs, kMainJs})
    script += part;
  std::string page = kReportHtml;
  // The policy allows these texts alone, by their hashes.
  fill(page, "policy",
       "default-src 'none'; base-uri 'none'; form-action 'none'; script-src " +
           getHash(script) + "; style-src " + getHash(kReportCss));
  fill(page, "style", kReportCss);
  fill(page, "script", script);
  fill(page, "report", toScript(report));
  return page;
}
