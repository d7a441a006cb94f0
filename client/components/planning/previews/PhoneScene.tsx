import type { ReactNode } from 'react'
import { Scene, TextLines, type Box } from './Scene.tsx'

/** A phone of 360 × 640 points on a table. */
const WIDTH = 800
const HEIGHT = 720
const SCREEN = { x: 220, y: 40, width: 360, height: 640 } as const

function placeOf(width: number, height: number): Box {
  const x = SCREEN.x + (SCREEN.width - width) / 2
  if (height >= 400) return { x, y: SCREEN.y + 80, width, height }
  if (height <= 50) return { x, y: SCREEN.y + SCREEN.height - 76, width, height }
  return { x, y: SCREEN.y + 230, width, height }
}

/** A banner on a phone: at the bottom of an app, in an article, or over the full screen. */
export function PhoneScene({
  width,
  height,
  creative,
}: {
  width: number
  height: number
  creative: ReactNode
}) {
  const ad = placeOf(width, height)
  const { x, y } = SCREEN
  const isOverAll = height >= 400
  return (
    <Scene
      width={WIDTH}
      height={HEIGHT}
      ad={ad}
      creative={creative}
      className="bg-sand"
      front={isOverAll ? <CloseMark cx={ad.x + ad.width - 22} cy={ad.y - 24} /> : undefined}
    >
      <rect
        x={x - 16}
        y={y - 22}
        width={SCREEN.width + 32}
        height={SCREEN.height + 44}
        rx="46"
        className="fill-card stroke-ink"
        strokeWidth="12"
      />
      <rect x={x + 140} y={y - 4} width="80" height="12" rx="6" className="fill-ink" />
      <rect x={x + 30} y={y + 40} width="210" height="24" rx="8" className="fill-line-2" />
      <TextLines x={x + 30} y={y + 86} widths={[300, 270, 288, 296, 150]} gap={26} />
      <rect x={x + 30} y={y + 234} width="300" height="190" rx="12" className="fill-sand" />
      <TextLines x={x + 30} y={y + 500} widths={[300, 270, 170]} gap={26} />
      {isOverAll ? (
        <rect
          x={x - 10}
          y={y - 16}
          width={SCREEN.width + 20}
          height={SCREEN.height + 32}
          rx="40"
          className="fill-ink/80"
        />
      ) : null}
    </Scene>
  )
}

function CloseMark({ cx, cy }: { cx: number; cy: number }) {
  return (
    <>
      <circle cx={cx} cy={cy} r="16" className="fill-card" />
      <path
        d={`M${cx - 6} ${cy - 6}l12 12m0 -12l-12 12`}
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  )
}
