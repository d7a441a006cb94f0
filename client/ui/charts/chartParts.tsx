import { useId } from 'react'

/** Strokes instead of a colour, so that parts differ in print and for who does not tell colours apart. */
export function Hatch({ id, color }: { id: string; color: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1="0" y1="0" x2="0" y2="6" stroke={color} strokeWidth="2" />
    </pattern>
  )
}

/** The id of a hatch of one's own, as an address within the drawing. */
export function useHatch(): { id: string; fill: string } {
  const id = `hatch-${useId().replaceAll(/[^\w-]/g, '')}`
  return { id, fill: `url(#${id})` }
}

/** Numbers as axes have them: 1,500, or where there is little room 1.5k and 150k. */
export const axisWords = (value: number, isNarrow: boolean): string =>
  isNarrow && Math.abs(value) >= 1_000
    ? `${(value / 1_000).toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 100_000 ? 1 : 0 })}k`
    : value.toLocaleString('en-US')

/** A mark of a legend: a line, a dashed line, or a field. */
export function LegendMark({
  kind,
  color,
}: {
  kind: 'line' | 'thin' | 'dashed' | 'field' | 'hatched' | 'tick'
  color: string
}) {
  const hatch = useHatch()
  return (
    <svg aria-hidden="true" width="22" height="12" className="inline-block shrink-0 align-[-1px]">
      {kind === 'hatched' ? (
        <>
          <defs>
            <Hatch id={hatch.id} color={color} />
          </defs>
          <rect x="4" y="0.5" width="13" height="11" fill={hatch.fill} stroke={color} />
        </>
      ) : null}
      {kind === 'field' ? <rect x="4" width="13" height="12" fill={color} /> : null}
      {kind === 'line' || kind === 'thin' || kind === 'dashed' || kind === 'tick' ? (
        <line
          x1="0"
          x2="22"
          y1="6"
          y2="6"
          stroke={color}
          strokeWidth={kind === 'line' ? 3 : kind === 'tick' ? 2 : 1.5}
          {...(kind === 'dashed' ? { strokeDasharray: '4 3' } : {})}
        />
      ) : null}
    </svg>
  )
}
