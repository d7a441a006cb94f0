/** After these a slash divides; after anything else it begins a regular expression. */
const ENDS_VALUE = /[\p{L}\p{N}_$)\]}]/u

/**
 * A script without its comments, each replaced by a space. Strings, templates and regular expressions keep text that
 * looks like a comment. As exact as a lexer without a grammar can be, in one pass.
 */
export function withoutScriptComments(code: string): string {
  const kept: string[] = []
  let from = 0
  let at = 0
  let last = ''
  // No regular expression closes before this offset: searching again from each slash would take quadratic time.
  let openUntil = 0
  const drop = (end: number) => {
    kept.push(code.slice(from, at))
    from = end
    at = end
  }
  while (at < code.length) {
    const letter = code.charAt(at)
    if (letter === '"' || letter === "'" || letter === '`') {
      at = stringEnd(code, at)
      last = ')'
    } else if (code.startsWith('//', at)) drop(lineEnd(code, at))
    else if (code.startsWith('/*', at)) {
      const close = code.indexOf('*/', at + 2)
      drop(close < 0 ? code.length : close + 2)
    } else if (letter === '/' && at >= openUntil && !ENDS_VALUE.test(last)) {
      const end = expressionEnd(code, at)
      if (end === null) openUntil = lineEnd(code, at)
      at = end ?? at + 1
      last = ')'
    } else {
      if (!/\s/.test(letter)) last = letter
      at += 1
    }
  }
  return [...kept, code.slice(from)].join(' ')
}

function lineEnd(code: string, start: number): number {
  const end = code.indexOf('\n', start)
  return end < 0 ? code.length : end
}

/** The offset after a string; a quoted one ends at the end of its line. */
function stringEnd(code: string, start: number): number {
  const quote = code.charAt(start)
  for (let at = start + 1; at < code.length; at += 1) {
    const letter = code.charAt(at)
    if (letter === '\\') at += 1
    else if (letter === quote) return at + 1
    else if (letter === '\n' && quote !== '`') return at
  }
  return code.length
}

/** The offset after a regular expression; null if its line ends first: it was a division. */
function expressionEnd(code: string, start: number): number | null {
  let isInClass = false
  for (let at = start + 1; at < code.length; at += 1) {
    const letter = code.charAt(at)
    if (letter === '\n') return null
    if (letter === '\\') at += 1
    else if (letter === '[') isInClass = true
    else if (letter === ']') isInClass = false
    else if (letter === '/' && !isInClass) return at + 1
  }
  return null
}
