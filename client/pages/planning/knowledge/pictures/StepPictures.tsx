import { NOTE, WORDS, type PictureProps } from './picture.types.ts'

/** A funnel from many to few, step by step. */
export function FunnelPicture({ picture, hue }: PictureProps<'funnel'>) {
  const { steps } = picture
  const height = 350 / steps.length
  return steps.map(({ label, value }, at) => {
    const width = 500 - (at * 330) / steps.length
    return (
      <g key={label}>
        <rect
          x={260 - width / 2}
          y={4 + at * height}
          width={width}
          height={height - 10}
          rx="6"
          fill={at === steps.length - 1 ? 'var(--color-amber)' : hue}
          fillOpacity={at === steps.length - 1 ? 1 : 0.14 + at * 0.06}
        />
        <text
          x="260"
          y={4 + at * height + height * 0.42}
          textAnchor="middle"
          className={WORDS}
          fontSize="24"
        >
          {value}
        </text>
        <text
          x="260"
          y={4 + at * height + height * 0.42 + 21}
          textAnchor="middle"
          className={NOTE}
          fontSize="14"
        >
          {label}
        </text>
      </g>
    )
  })
}

/** Days and their events. */
export function TimelinePicture({ picture, hue }: PictureProps<'timeline'>) {
  const { stops } = picture
  const step = 320 / Math.max(1, stops.length - 1)
  return (
    <>
      <path d="M126 20v320" className="stroke-ink" strokeWidth="3" />
      {stops.map(({ day, label }, at) => (
        <g key={label}>
          <circle
            cx="126"
            cy={20 + at * step}
            r="11"
            fill={at === stops.length - 1 ? 'var(--color-amber)' : hue}
            className="stroke-ink"
            strokeWidth="3"
          />
          <text x="102" y={26 + at * step} textAnchor="end" className={WORDS} fontSize="18">
            {day}
          </text>
          <text x="152" y={26 + at * step} className={NOTE} fontSize="18">
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

/** Pros and cons on a scale. */
export function BalancePicture({ picture, hue }: PictureProps<'balance'>) {
  const tilt = Math.max(-18, Math.min(18, (picture.rightItems - picture.leftItems) * 6))
  return (
    <>
      <path d="M260 70v226M190 300h140" className="stroke-ink" strokeWidth="9" />
      <path d={`M70 ${90 - tilt}L450 ${90 + tilt}`} className="stroke-ink" strokeWidth="8" />
      <circle cx="260" cy="90" r="12" className="fill-ink" />
      <Pan x={70} y={90 - tilt} items={picture.leftItems} color={hue} />
      <Pan x={450} y={90 + tilt} items={picture.rightItems} color="var(--color-amber)" />
      <text x="70" y="346" textAnchor="middle" className={WORDS} fontSize="20">
        {picture.left}
      </text>
      <text x="450" y="346" textAnchor="middle" className={WORDS} fontSize="20">
        {picture.right}
      </text>
    </>
  )
}

function Pan({ x, y, items, color }: { x: number; y: number; items: number; color: string }) {
  return (
    <g>
      <path
        d={`M${x} ${y}L${x - 56} ${y + 130}M${x} ${y}L${x + 56} ${y + 130}`}
        className="stroke-ink"
        strokeWidth="2.5"
      />
      <path d={`M${x - 66} ${y + 130}h132`} className="stroke-ink" strokeWidth="7" />
      {Array.from({ length: items }, (_, item) => (
        <rect
          key={item}
          x={x - 42 + (item % 3) * 29}
          y={y + 98 - Math.floor(item / 3) * 28}
          width="25"
          height="25"
          rx="3"
          fill={color}
          className="stroke-ink"
          strokeWidth="2"
        />
      ))}
    </g>
  )
}
