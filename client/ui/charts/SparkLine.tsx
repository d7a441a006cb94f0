import { classNames } from '../classNames.ts'

const WIDTH = 72
const HEIGHT = 20

/** A day-by-day trend as small as a word. The text next to it describes it. */
export function SparkLine({
  values,
  label,
  className,
}: {
  values: readonly number[]
  label: string
  className?: string
}) {
  const largest = Math.max(1, ...values)
  const step = WIDTH / Math.max(1, values.length)
  return (
    <span className={classNames('block', className)}>
      <span className="sr-only">{label}</span>
      <svg aria-hidden="true" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {values.map((value, at) => {
          const height = Math.max(1, (value / largest) * HEIGHT)
          return (
            <rect
              // The index identifies a day, as days are consecutive.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              x={at * step}
              y={HEIGHT - height}
              width={Math.max(1, step - 1)}
              height={height}
              fill="currentColor"
            />
          )
        })}
      </svg>
    </span>
  )
}
