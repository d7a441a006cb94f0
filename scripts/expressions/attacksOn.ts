/** Letters, digits and marks that represent character classes. */
const REPRESENTATIVES = ['a', 'A', '1', ' ', '\n', '.', ',', '-', '_', '/', '+', '@', ':', '<', 'é']

/** A suffix after a run, so that an expression that has consumed it must backtrack. */
const ENDINGS = ['', '\u0000', '!']

/**
 * Hostile texts of `length` characters for an expression: each of its characters and each pair of them repeated, its
 * literal words repeated, and each word before such a run. A backtracking expression is slow on one of them.
 */
export function* attacksOn(source: string, length: number): Generator<string> {
  const words = wordsOf(source)
  const letters = [...new Set([...REPRESENTATIVES, ...punctuationOf(source)])]
  const pairs = letters.flatMap((a) => letters.filter((b) => b !== a).map((b) => a + b))
  const units = [...letters, ...pairs, ...words, ...words.map((word) => `${word} `)]
  for (const unit of units) {
    const run = repeated(unit, length)
    for (const ending of ENDINGS) yield run.slice(ending.length) + ending
    yield `\u0000${run.slice(2)}\u0000`
  }
  for (const word of words) {
    for (const letter of letters) yield (word + repeated(letter, length)).slice(0, length)
  }
}

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Literal parts of the expression: `<head[^>]*>` contains `<head`. */
function wordsOf(source: string): string[] {
  const plain = source
    .replaceAll(/\\[pPu]\{[^}]{0,40}\}|\\[a-z]/gi, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\[[^\]]{0,200}\]/g, ' ')
  return [...new Set(plain.match(/[^\s()[\]{}|?*+^$]{2,}/g) ?? [])]
}

const punctuationOf = (source: string): string[] =>
  Array.from(source).filter((letter) => !/[\p{L}\p{N}\s\\()[\]{}|?*^$]/u.test(letter))
