/** The same lines in two places: the start of each (1-based), and the number of lines. */
export interface IdenticalRun {
  first: { file: string; line: number }
  second: { file: string; line: number }
  length: number
}

interface CodeLine {
  file: string
  /** 1-based. */
  line: number
  text: string
}

const IMPORT = /^import\s(?:[^'"]*from\s)?['"].*['"]$/

/** Relevant lines of a file: without indentation, blank lines and imports. */
export function codeLines(file: string, source: string): CodeLine[] {
  const withoutImports = source.replace(/^import [^;]*?from '[^']+'$/gm, (statement) =>
    statement.replaceAll(/[^\n]/g, ''),
  )
  return withoutImports
    .split('\n')
    .map((text, at) => ({ file, line: at + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !IMPORT.test(text))
}

/** Runs of at least `least` identical lines in two places, each at full length. */
export function identicalRuns(
  files: readonly { file: string; source: string }[],
  least: number,
): IdenticalRun[] {
  const lines = files.map(({ file, source }) => codeLines(file, source))
  const seen = new Map<string, { of: number; at: number }>()
  const runs: IdenticalRun[] = []
  for (const [of, own] of lines.entries()) {
    let at = 0
    while (at + least <= own.length) {
      const key = own
        .slice(at, at + least)
        .map(({ text }) => text)
        .join('\n')
      const before = seen.get(key)
      const overlaps = before?.of === of && before.at + least > at
      if (!before || overlaps) {
        if (!before) seen.set(key, { of, at })
        at += 1
        continue
      }
      const length = sharedLength(lines[before.of] ?? [], before.at, own, at)
      const [first, second] = [lines[before.of]?.[before.at], own[at]]
      if (first && second) runs.push({ first, second, length })
      at += length
    }
  }
  return runs
}

function sharedLength(
  one: readonly CodeLine[],
  oneAt: number,
  other: readonly CodeLine[],
  otherAt: number,
): number {
  let length = 0
  while (
    one[oneAt + length] !== undefined &&
    one[oneAt + length]?.text === other[otherAt + length]?.text
  )
    length += 1
  return length
}
