import { classNames } from '#client/ui/classNames.ts'

/** A size in the ad's own units, which determines the sample's layout. */
interface Size {
  width: number
  height: number
}

const WORDS = 'fill-ink font-display font-bold tracking-[-0.02em]'

/** An alternating animation, unless the person prefers reduced motion. */
const MOVING =
  '[&_.loaf]:origin-center [&_.loaf]:[transform-box:fill-box] motion-safe:[&_.loaf]:animate-sample'

/**
 * The ad of a fictional bakery, in any shape, until the advertiser's own creative exists. The
 * picture of a video version moves.
 */
export function SampleCreative({ width, height, isFilm }: Size & { isFilm: boolean }) {
  const ratio = width / height
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={classNames('block size-full', isFilm && MOVING)}
    >
      <rect width={width} height={height} className="fill-amber" />
      {ratio > 3 ? <Strip width={width} height={height} /> : null}
      {ratio <= 3 && ratio >= 1 ? <Wide width={width} height={height} /> : null}
      {ratio < 1 ? <Tall width={width} height={height} /> : null}
    </svg>
  )
}

function Strip({ width, height }: Size) {
  const size = height * 0.36
  return (
    <>
      <Loaf cx={height * 0.62} cy={height / 2} radius={height * 0.36} />
      <text x={height * 1.2} y={height * 0.63} className={WORDS} fontSize={size}>
        Hot bread at six.
      </text>
      <Sign
        x={width - height * 0.3}
        y={height * 0.6}
        size={Math.min(height * 0.24, width * 0.032)}
        anchor="end"
      />
    </>
  )
}

function Wide({ width, height }: Size) {
  const size = Math.min(height * 0.21, width * 0.135)
  const left = width * 0.08
  return (
    <>
      <text x={left} y={height * 0.3} className={WORDS} fontSize={size}>
        Hot bread
      </text>
      <text x={left} y={height * 0.3 + size} className={WORDS} fontSize={size}>
        at six.
      </text>
      <Sign x={left} y={height * 0.86} size={size * 0.4} />
      <Loaf cx={width * 0.8} cy={height * 0.68} radius={Math.min(width * 0.14, height * 0.24)} />
    </>
  )
}

function Tall({ width, height }: Size) {
  const size = Math.min(width * 0.22, height * 0.115)
  const left = width * 0.09
  const top = height * 0.12 + size * 0.4
  return (
    <>
      {['Hot', 'bread', 'at six.'].map((word, line) => (
        <text key={word} x={left} y={top + line * size} className={WORDS} fontSize={size}>
          {word}
        </text>
      ))}
      <Loaf cx={width / 2} cy={height * 0.66} radius={Math.min(width * 0.3, height * 0.19)} />
      <Sign x={width / 2} y={height * 0.93} size={width * 0.1} anchor="middle" />
    </>
  )
}

function Sign({
  x,
  y,
  size,
  anchor = 'start',
}: {
  x: number
  y: number
  size: number
  anchor?: 'start' | 'middle' | 'end'
}) {
  return (
    <text x={x} y={y} className="fill-ink font-semibold" fontSize={size} textAnchor={anchor}>
      Hearth Bakery
    </text>
  )
}

function Loaf({ cx, cy, radius }: { cx: number; cy: number; radius: number }) {
  const scale = radius / 51
  return (
    <g transform={`translate(${cx} ${cy}) scale(${scale})`}>
      <circle r="51" className="fill-dooh" />
      <g className="loaf">
        <path d="M-31 19V0c0-12 12-20 31-20S31-12 31 0v19z" className="fill-[#fff3dc]" />
        <path
          d="M-14-11V3M0-13V1M14-11V3"
          className="stroke-dooh"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      </g>
    </g>
  )
}
