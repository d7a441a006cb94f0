import { toScreen, type MapSize, type MapView, type WorldPoint } from './ground/mapView.ts'

interface ScreenTipProps {
  at: WorldPoint
  title: string
  detail: string
  view: MapView
  size: MapSize
}

/**
 * Details of the screens under the pointer or at the list's focus. Screen readers get the same from
 * the list.
 */
export function ScreenTip({ at, title, detail, view, size }: ScreenTipProps) {
  const { x, y } = toScreen(view, at)
  if (x < 0 || y < 0 || x > size.width || y > size.height) return null
  const isLow = y < 76
  const left = Math.min(Math.max(x, 118), Math.max(118, size.width - 118))
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <span
        className="absolute -m-2.5 size-5 rounded-[5px] border-2 border-ink"
        style={{ left: x, top: y }}
      />
      <span
        className={`absolute flex w-max max-w-56 -translate-x-1/2 flex-col rounded-control bg-ink px-3 py-1.5 text-white ${
          isLow ? '' : '-translate-y-full'
        }`}
        style={{ left, top: isLow ? y + 16 : y - 16 }}
      >
        <span className="text-[13px] font-semibold">{title}</span>
        <span className="text-xs">{detail}</span>
      </span>
    </div>
  )
}
