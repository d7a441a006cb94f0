/** One figure of a benchmark with its reference from the same run. */
export interface Figure {
  name: string
  value: string
  comparison?: string
  goal?: string
}

const WIDTHS = [54, 22, 34] as const

/** Prints a titled table of figures. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const figure of figures) printFigure(figure)
}

/** Prints one more figure under the last table. */
export function printFigure({ name, value, comparison = '', goal }: Figure): void {
  const cells = [name, value, comparison].map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
  console.log(`  ${cells.join(' ')}${goal ? ` goal: ${goal}` : ''}`.trimEnd())
}

/** Formats a number for people. */
export const shown = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits })

/** Formats a ratio, such as "0.42x". */
export const ratio = (value: number, baseline: number): string =>
  baseline === 0 ? 'n/a' : `${(value / baseline).toFixed(2)}x`
