import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useId } from 'react'

/** Strokes instead of a color, so that parts differ in print and for color-blind people. */
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

/** The unique id of a hatch, as a URL within the drawing. */
export function useHatch(): { id: string; fill: string } {
  const id = `hatch-${useId().replaceAll(/[^\w-]/g, '')}`
  return { id, fill: `url(#${id})` }
}

/** Numbers for axes: 1,500, or in narrow charts 1.5k and 150k. */
export const formatAxis = (value: number, isNarrow: boolean): string =>
  isNarrow && Math.abs(value) >= 1_000
    ? `${formatDecimal(value / 1_000, Math.abs(value) < 100_000 ? 1 : 0)}k`
    : formatCount(value)

/** A legend's symbol: a line, a dashed line, or an area. */
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
