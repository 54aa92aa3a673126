// Colours MLIR by the extension's grammar, as TextMate does by line:
//
//   node check_grammar.js GRAMMAR FILE…
//
// Prints the tokens of the first file, "scope  text" each, and checks of all files
// that each op, value and symbol has its scope and that no string or type runs over
// the end of the file.
'use strict';

const assert = require('assert');
const fs = require('fs');

const [grammarPath, ...files] = process.argv.slice(2);
const grammar = JSON.parse(fs.readFileSync(grammarPath, 'utf8'));

/** The rules of `patterns`, those that they include among them. */
function* rulesOf(patterns) {
  for (const pattern of patterns) {
    const rule = pattern.include ? grammar.repository[pattern.include.slice(1)] : pattern;
    assert(rule, `there is no ${pattern.include}`);
    if (rule.patterns && !rule.begin)
      yield* rulesOf(rule.patterns);
    else
      yield rule;
  }
}

function find(expression, line, from) {
  const regex = new RegExp(expression, 'dg');
  regex.lastIndex = from;
  return regex.exec(line);
}

/** Adds the tokens of a match: those of its captures, or all of it. */
function addTokens(tokens, match, name, captures) {
  if (!captures) {
    tokens.push([name || '', match[0]]);
    return;
  }
  for (const [group, {name: scope}] of Object.entries(captures))
    if (match[group])
      tokens.push([scope, match[group]]);
}

/** The tokens of a line, with the rules that `stack` has begun and not ended. */
function tokenize(line, stack) {
  const tokens = [];
  let at = 0;
  while (at <= line.length) {
    const open = stack[stack.length - 1];
    const candidates = [...rulesOf(open.patterns || [])].map(
      rule => ({rule, match: find(rule.match || rule.begin, line, at)}));
    if (open.end)
      candidates.unshift({rule: null, match: find(open.end, line, at)});
    const found = candidates.filter(({match}) => match);
    if (found.length === 0)
      break;
    // The first match, and of several in one place the rule that is listed first.
    const {rule, match} = found.reduce(
      (best, each) => each.match.index < best.match.index ? each : best);
    at = match.index + match[0].length;
    if (rule === null) {
      stack.pop();
    } else if (rule.begin) {
      addTokens(tokens, match, rule.name, rule.beginCaptures);
      stack.push(rule);
    } else {
      assert(match[0].length > 0, `${rule.match} matches nothing`);
      addTokens(tokens, match, rule.name, rule.captures);
    }
    if (at === line.length && match[0].length === 0)
      break;
  }
  return tokens;
}

function colour(path) {
  const stack = [grammar];
  const tokens = fs.readFileSync(path, 'utf8').split('\n').map(line => tokenize(line, stack));
  assert.deepStrictEqual(stack.map(rule => rule.begin), [undefined], `${path} ends in a token`);
  return tokens;
}

function checkFile(path) {
  const lines = fs.readFileSync(path, 'utf8').split('\n');
  colour(path).forEach((tokens, index) => {
    const scopes = text => tokens.filter(([, of]) => of === text).map(([scope]) => scope);
    const code = lines[index].replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/\/\/.*/, '');
    const check = (regex, scope) => {
      for (const [text] of code.matchAll(regex))
        assert(scopes(text).includes(scope),
               `${path}:${index + 1}: ${text} is ${scopes(text)}, expected ${scope}`);
    };
    check(/(?<![#!\w.%@$-])mesh(?:\.\w+)+(?!\s*=|[\w.])/g, 'support.function.op.mesh.mlir');
    check(/(?<![#!\w.%@$-])(?:linalg|arith|math|tensor|scf|func)\.\w+(?!\s*=|[\w.])/g,
          'support.function.op.mlir');
    check(/%[\w$.-]+/g, 'variable.other.mlir');
    check(/@[A-Za-z_][\w$.]*/g, 'entity.name.function.mlir');
  });
}

for (const [scope, text] of colour(files[0]).flat().filter(([scope]) => scope))
  console.log(`${scope}  ${text}`);
files.forEach(checkFile);
