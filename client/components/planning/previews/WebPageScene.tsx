import type { ReactNode } from 'react'
import { Scene, TextLines, type Box } from './Scene.tsx'

/** A page of 1,240 × 780 pixels in its window: the ad has its true share of it. */
const WIDTH = 1240
const HEIGHT = 780

const places: Record<string, Box> = {
  '300x250': { x: 860, y: 210, width: 300, height: 250 },
  '728x90': { x: 256, y: 84, width: 728, height: 90 },
  '120x600': { x: 1040, y: 110, width: 120, height: 600 },
}

/** A banner on a web page. */
export function WebPageScene({
  width,
  height,
  creative,
}: {
  width: number
  height: number
  creative: ReactNode
}) {
  const ad = places[`${width}x${height}`] ?? { x: 860, y: 210, width, height }
  const top = height <= 90 ? 210 : 110
  const column = width >= 700 ? 1080 : ad.x - 80 - 60
  return (
    <Scene width={WIDTH} height={HEIGHT} ad={ad} creative={creative} className="bg-card">
      <WindowFrame />
      <rect
        x="80"
        y={top}
        width={Math.min(column, 560)}
        height="34"
        rx="8"
        className="fill-line-2"
      />
      <rect x="80" y={top + 64} width={column} height="240" rx="10" className="fill-sand" />
      <path
        d={`M${80 + column / 2 - 70} ${top + 240} l70 -90 50 60 26 -30 44 60z`}
        className="fill-line-2"
      />
      <TextLines
        x={80}
        y={top + 336}
        widths={[column, column * 0.94, column * 0.97, column * 0.6]}
        gap={30}
        thickness={13}
      />
      <TextLines
        x={80}
        y={top + 484}
        widths={[column * 0.96, column, column * 0.7]}
        gap={30}
        thickness={13}
      />
      {width === 300 ? (
        <TextLines x={860} y={500} widths={[300, 270, 290, 180]} gap={30} thickness={13} />
      ) : null}
    </Scene>
  )
}

/** The bar of a browser window with its address. */
export function WindowFrame() {
  return (
    <>
      <path d={`M0 56h${WIDTH}`} className="stroke-line" strokeWidth="2" />
      <g className="fill-line-2">
        <circle cx="34" cy="28" r="8" />
        <circle cx="60" cy="28" r="8" />
        <circle cx="86" cy="28" r="8" />
      </g>
      <rect x="130" y="13" width="560" height="30" rx="15" className="fill-sand" />
    </>
  )
}
