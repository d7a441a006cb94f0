import { NOTE, WORDS, type PictureProps } from './picture.types.ts'

const DOT_COLUMNS = 40
const DOT_ROWS = 8

const MIDDLE = { x: 164, y: 180 }
const LARGEST = 160

/** An ad above a crowd of dots, which represent a thousand views. */
export function BoardPicture({ picture, hue }: PictureProps<'board'>) {
  const isLong = picture.big.length > 4
  const wordsAt = isLong ? 104 + picture.big.length * 31 : 116 + picture.big.length * 44
  return (
    <>
      <path d="M150 190v84M370 190v84" className="stroke-ink" strokeWidth="10" />
      <rect
        x="64"
        y="14"
        width="392"
        height="184"
        className="fill-amber stroke-ink"
        strokeWidth="9"
      />
      <text x="90" y="112" className={WORDS} fontSize={isLong ? 62 : 80}>
        {picture.big}
      </text>
      {picture.words.split('|').map((line, at) => (
        <text key={line} x={wordsAt} y={84 + at * 34} className={WORDS} fontSize="28">
          {line}
        </text>
      ))}
      <text x="92" y="164" className="fill-ink font-medium" fontSize="16">
        {picture.small}
      </text>
      <g fill={hue}>
        {Array.from({ length: DOT_COLUMNS * DOT_ROWS }, (_, dot) => (
          <circle
            key={dot}
            cx={10 + (dot % DOT_COLUMNS) * 12.8}
            cy={284 + Math.floor(dot / DOT_COLUMNS) * 10}
            r={dot % 7 === 3 ? 3 : 2}
            opacity={dot % 7 === 3 ? 1 : 0.35}
          />
        ))}
      </g>
    </>
  )
}

/** One slot of a shared loop. */
export function LoopPicture({ picture, hue }: PictureProps<'loop'>) {
  const width = 460 / picture.slots
  return (
    <>
      <rect
        x="20"
        y="40"
        width="480"
        height="150"
        rx="8"
        className="fill-card stroke-ink"
        strokeWidth="8"
      />
      <rect x="40" y="60" width="440" height="110" fill={hue} />
      <text
        x="260"
        y="130"
        textAnchor="middle"
        className="fill-white font-display font-bold"
        fontSize="44"
      >
        Your ad
      </text>
      {Array.from({ length: picture.slots }, (_, slot) => (
        <g key={slot}>
          <rect
            x={30 + slot * width}
            y="232"
            width={width - 6}
            height="48"
            rx="5"
            className={slot === picture.own ? 'fill-amber stroke-ink' : 'fill-card stroke-line-2'}
            strokeWidth={slot === picture.own ? 3 : 1.5}
          />
          <text
            x={30 + slot * width + (width - 6) / 2}
            y="262"
            textAnchor="middle"
            className={slot === picture.own ? WORDS : NOTE}
            fontSize="16"
          >
            {slot === picture.own ? 'You' : slot + 1}
          </text>
        </g>
      ))}
      <text x="30" y="320" className={NOTE} fontSize="17">
        {picture.note}
      </text>
    </>
  )
}

/** Formats side by side, at one scale. */
export function FramesPicture({ picture, hue }: PictureProps<'frames'>) {
  const gap = 24
  const total = picture.frames.reduce((sum, { width }) => sum + width, 0)
  const tallest = Math.max(...picture.frames.map(({ height }) => height))
  const scale = Math.min((500 - gap * (picture.frames.length - 1)) / total, 270 / tallest)
  let x = 260 - (total * scale + gap * (picture.frames.length - 1)) / 2
  return picture.frames.map(({ width, height, label }, at) => {
    const [w, h] = [width * scale, height * scale]
    const left = x
    x += w + gap
    return (
      <g key={label}>
        <rect
          x={left}
          y={300 - h}
          width={w}
          height={h}
          rx="3"
          fill={at === 0 ? hue : 'var(--color-card)'}
          stroke={at === 0 ? hue : 'var(--color-ink)'}
          strokeWidth="3"
        />
        <text
          x={left + w / 2}
          y={330}
          textAnchor="middle"
          className={NOTE}
          fontSize={w < 90 ? 12 : 15}
        >
          {label}
        </text>
      </g>
    )
  })
}

/** Circles around a place with their contents. */
export function CirclesPicture({ picture, hue }: PictureProps<'circles'>) {
  const { rings } = picture
  const radiusOf = (at: number) => LARGEST * ((rings.length - at) / rings.length)
  return (
    <>
      {rings.map(({ label }, at) => (
        <circle
          key={label}
          cx={MIDDLE.x}
          cy={MIDDLE.y}
          r={radiusOf(at)}
          fill={hue}
          fillOpacity="0.11"
          stroke={hue}
          strokeWidth="2"
        />
      ))}
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r="7" className="fill-ink" />
      {rings.map(({ label, value }, at) => {
        const y = 52 + at * 62
        const out = Math.sqrt(Math.max(0, radiusOf(at) ** 2 - (MIDDLE.y - y) ** 2))
        return (
          <g key={label}>
            <path d={`M${MIDDLE.x + out} ${y}H336`} className="stroke-ink-3" strokeWidth="1" />
            <text x="342" y={y + 4} className={WORDS} fontSize="20">
              {value}
            </text>
            <text x="342" y={y + 23} className={NOTE} fontSize="13">
              {label}
            </text>
          </g>
        )
      })}
    </>
  )
}
