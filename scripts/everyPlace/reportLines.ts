import type { Checked } from './checkEveryPage.ts'

const FAULTS_SHOWN = 60

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US')

/** Results of the check, line by line. */
export function reportLines({ counts, faults, largest, mostAlike }: Checked): string[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const kinds = [...counts].map(([kind, count]) => `${whole.format(count)} × ${kind}`)
  const more = faults.length - FAULTS_SHOWN
  return [
    `${whole.format(total)} pages: ${kinds.join(', ')}`,
    `largest: ${whole.format(largest.value)} bytes gzipped, ${largest.path}`,
    `most alike its nearest: ${percent.format(mostAlike.value)}, ${mostAlike.path}`,
    ...faults.slice(0, FAULTS_SHOWN),
    ...(more > 0 ? [`… and ${whole.format(more)} more`] : []),
    faults.length === 0 ? 'Nothing is wrong.' : `${whole.format(faults.length)} faults.`,
  ]
}
