import { memo } from 'react'
import type { MapGround, MapTile } from './ground/mapGround.ts'
import type { MapView } from './ground/mapView.ts'

interface MapGroundLayerProps {
  ground: MapGround
  tiles: readonly MapTile[]
  /** Codes of the shapes that belong to the region. */
  chosen: ReadonlySet<string>
  view: MapView
}

/**
 * Land, borders and selected states. The paths are constant; only the transform follows the view.
 */
export function MapGroundLayer({ ground, tiles, chosen, view }: MapGroundLayerProps) {
  return (
    <g transform={`matrix(${view.k} 0 0 ${view.k} ${view.x} ${view.y})`}>
      <Land ground={ground} chosen={chosen} />
      {tiles.map((tile) => (
        <Line key={tile.id} path={tile.path} className="stroke-line" />
      ))}
      <Line path={ground.aroundBorders} className="stroke-line" />
      <Line path={ground.borders} className="stroke-line-2" />
      {ground.land.map((shape) =>
        chosen.has(shape.code) ? (
          <Line key={shape.code} path={shape.path} className="stroke-cobalt" width={1.5} />
        ) : null,
      )}
    </g>
  )
}

const Land = memo(function Land({
  ground,
  chosen,
}: Pick<MapGroundLayerProps, 'ground' | 'chosen'>) {
  return (
    <>
      <path d={ground.around} className="fill-paper" />
      {ground.land.map(({ code, path }) => (
        <path key={code} d={path} className={chosen.has(code) ? 'fill-cobalt-soft' : 'fill-land'} />
      ))}
      <path d={ground.lakes} fillRule="evenodd" className="fill-sand" />
    </>
  )
})

const Line = memo(function Line(props: { path: string; className: string; width?: number }) {
  return (
    <path
      d={props.path}
      fill="none"
      vectorEffect="non-scaling-stroke"
      strokeWidth={props.width ?? 1}
      strokeLinejoin="round"
      className={props.className}
    />
  )
})
