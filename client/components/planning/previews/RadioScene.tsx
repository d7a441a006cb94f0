import type { ReactNode } from 'react'
import { Scene, TextLines } from './Scene.tsx'
import { shortened } from '#domain/foundation/forms/firstCharacters.ts'

const BARS = [
  14, 30, 54, 82, 46, 68, 104, 60, 36, 88, 120, 72, 44, 96, 64, 28, 76, 110, 58, 34, 66, 92, 48, 24,
  58, 80, 40, 18,
]
const PLAYED = 11
/** Characters of a name that fit the player. */
const LONGEST_NAME = 22

/**
 * An audio ad between two songs, in a radio player. The ad area is the cover next to it, on
 * stations that show one.
 */
export function RadioScene({
  maxSeconds,
  name = 'Hearth Bakery',
  creative,
}: {
  maxSeconds: number
  name?: string | undefined
  creative: ReactNode
}) {
  const ad = { x: 150, y: 170, width: 300, height: 300 }
  return (
    <Scene width={1240} height={780} ad={ad} creative={creative} className="bg-sand">
      <rect
        x="90"
        y="100"
        width="1060"
        height="580"
        rx="28"
        className="fill-card stroke-ink"
        strokeWidth="10"
      />
      <text x="510" y="212" className="fill-ink-2 font-semibold" fontSize="30">
        Advertisement
      </text>
      <text x="510" y="272" className="fill-ink font-display font-bold" fontSize="50">
        {shortened(name, LONGEST_NAME + 1)}
      </text>
      <g strokeWidth="11" strokeLinecap="round">
        {BARS.map((height, index) => (
          <path
            key={`${510 + index * 21}`}
            d={`M${516 + index * 21} ${392 - height / 2}v${height}`}
            className={index < PLAYED ? 'stroke-online-audio' : 'stroke-line-2'}
          />
        ))}
      </g>
      <text x="510" y="496" className="fill-ink-2 font-medium" fontSize="26">
        0:{String(Math.round((maxSeconds * PLAYED) / BARS.length)).padStart(2, '0')}
      </text>
      <text x="1090" y="496" textAnchor="end" className="fill-ink-2 font-medium" fontSize="26">
        0:{maxSeconds}
      </text>
      <circle cx="620" cy="590" r="48" className="fill-ink" />
      <path d="M606 570v40M634 570v40" className="stroke-white" strokeWidth="11" />
      <path
        d="M516 570v40l-36-20zM478 570v40M724 570v40l36-20zM762 570v40"
        className="fill-ink stroke-ink"
        strokeWidth="4"
      />
      <TextLines x={150} y={510} widths={[220, 150]} gap={32} thickness={14} />
    </Scene>
  )
}
