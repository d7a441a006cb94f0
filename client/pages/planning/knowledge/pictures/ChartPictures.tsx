import { NOTE, WORDS, type PictureProps } from './picture.types.ts'

/** Amounts as horizontal bars. */
export function BarsPicture({ picture, hue }: PictureProps<'bars'>) {
  const most = Math.max(...picture.rows.map(({ value }) => value))
  const step = 340 / picture.rows.length
  const thick = Math.min(30, step * 0.44)
  return picture.rows.map(({ label, value, shown }, at) => {
    const y = 12 + at * step
    const width = Math.max(3, (value / most) * 370)
    return (
      <g key={label}>
        <text x="0" y={y + 14} className={NOTE} fontSize="16">
          {label}
        </text>
        <rect
          x="0"
          y={y + 22}
          width={width}
          height={thick}
          rx="3"
          fill={at === 0 ? hue : 'var(--color-line-2)'}
        />
        <text x={width + 10} y={y + 22 + thick * 0.72} className={WORDS} fontSize="20">
          {shown}
        </text>
      </g>
    )
  })
}

const HOUR_NAMES = [
  [0, '12 am'],
  [6, '6 am'],
  [12, 'noon'],
  [18, '6 pm'],
] as const

/** A day of a medium, hour by hour. */
export function DayPicture({ picture, hue }: PictureProps<'day'>) {
  const most = Math.max(...picture.hours)
  return (
    <>
      {picture.hours.map((share, hour) => (
        <rect
          // A day has its hours in one order.
          // oxlint-disable-next-line react/no-array-index-key
          key={hour}
          x={8 + hour * 21}
          y={290 - (share / most) * 240}
          width="16"
          height={(share / most) * 240}
          rx="2"
          fill={share > most * 0.75 ? hue : 'var(--color-line-2)'}
        />
      ))}
      <path d="M4 291h512" className="stroke-ink" strokeWidth="2" />
      {HOUR_NAMES.map(([hour, name]) => (
        <text key={name} x={8 + hour * 21} y="312" className={NOTE} fontSize="14">
          {name}
        </text>
      ))}
      <text x="8" y="346" className={NOTE} fontSize="16">
        {picture.note}
      </text>
    </>
  )
}
