import { formatPosition } from './formatPosition.ts'

/** Maximum number of times above a timeline. */
const MOST_TICKS = 6
const STEPS_MS = [500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 300_000] as const

/** The times above a timeline. */
export function Ticks({ durationMs }: { durationMs: number }) {
  const step = STEPS_MS.find((one) => durationMs / one <= MOST_TICKS) ?? 600_000
  const count = Math.floor(durationMs / step)
  return (
    <div aria-hidden="true" className="relative mx-3 mb-1 h-5 text-sm text-ink-2 tabular-nums">
      {Array.from({ length: count + 1 }, (_, index) => {
        const share = (index * step) / durationMs
        const shift = share > 0.95 ? '-100%' : index === 0 ? '0' : '-50%'
        return (
          <span
            key={index * step}
            className="absolute"
            style={{ left: `${share * 100}%`, transform: `translateX(${shift})` }}
          >
            {formatPosition(index * step)}
          </span>
        )
      })}
    </div>
  )
}

const HEIGHT = 40

/** The loudness of the sound along a timeline. */
export function Wave({ peaks }: { peaks: readonly number[] }) {
  const bars = peaks.map((peak, index) => {
    const half = Math.max(0.75, (peak * HEIGHT) / 2)
    return `M${index * 4 + 2} ${HEIGHT / 2 - half}v${half * 2}`
  })
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, peaks.length) * 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-10 w-full text-online-audio"
    >
      <path d={bars.join('')} stroke="currentColor" strokeWidth={2} fill="none" />
    </svg>
  )
}
