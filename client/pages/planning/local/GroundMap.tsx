import { MAP_SIDE, UNITS_PER_MILE, type LocalMap } from '#domain/planning/local/localMap.ts'
import { classNames } from '#client/ui/classNames.ts'
import { shortened } from '#domain/foundation/forms/firstCharacters.ts'

const CENTER = MAP_SIDE / 2
/** The names of the screens form a column to the right of the map. */
const NAMES_AT = MAP_SIDE + 46
const NAMES_WIDTH = 250
const MARK = 9

interface GroundMapProps {
  map: LocalMap
  /** The displayed distance of each ring. */
  distances: readonly string[]
  chosenMiles: number
}

/**
 * The surroundings of a place, drawn on the server: land and water, dots for people, three
 * distances and the selected one, and the numbers from the table of screens. The tables contain the
 * same information.
 */
export function GroundMap({ map, distances, chosenMiles }: GroundMapProps) {
  const { land, hasStateLines, dots, rings, marks, names } = map
  const step = Math.min(34, (MAP_SIDE - 30) / Math.max(1, marks.length))
  const top = CENTER - ((marks.length - 1) * step) / 2
  // The names are in the order of the marks, from north to south, so that leader lines do not
  // cross.
  const named = marks.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const width = MAP_SIDE + (marks.length > 0 ? 46 + NAMES_WIDTH : 0)
  return (
    <svg
      viewBox={`0 0 ${width} ${MAP_SIDE}`}
      aria-hidden="true"
      className={classNames(
        'mx-auto w-full bg-paper sm:max-h-[34rem]',
        // A phone shows only the map; the table has the names.
        marks.length > 0 && 'max-sm:w-[167%] max-sm:max-w-none',
      )}
    >
      {land === '' ? null : (
        <svg width={MAP_SIDE} height={MAP_SIDE}>
          <rect width={MAP_SIDE} height={MAP_SIDE} className="fill-sand" />
          <path
            d={land}
            fillRule="evenodd"
            className={classNames('fill-paper', hasStateLines && 'stroke-line')}
          />
        </svg>
      )}
      <circle
        cx={CENTER}
        cy={CENTER}
        r={chosenMiles * UNITS_PER_MILE}
        className="fill-cobalt/6 stroke-cobalt stroke-2"
      />
      {dots.map(({ path, width: size }) => (
        <path
          key={size}
          d={path}
          strokeWidth={size}
          strokeLinecap="round"
          className="stroke-cobalt/30"
        />
      ))}
      {rings.map(({ miles, radius }) => (
        <circle
          key={miles}
          cx={CENTER}
          cy={CENTER}
          r={radius}
          strokeDasharray="4 4"
          className="fill-none stroke-cobalt"
        />
      ))}
      {names.map(({ name, x, y }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={1.8} className="fill-ink-2" />
          <text
            x={x + 5}
            y={y + 3.5}
            strokeWidth={3}
            className="fill-ink-2 stroke-paper text-[11px] [paint-order:stroke]"
          >
            {name}
          </text>
        </g>
      ))}
      {rings.map(({ miles, radius }, at) => (
        <RingLabel key={miles} radius={radius} distance={distances[at] ?? ''} />
      ))}
      {named.map((mark, at) => (
        <ScreenMark key={mark.number} mark={mark} nameY={top + at * step} />
      ))}
      <circle cx={CENTER} cy={CENTER} r={3.5} className="fill-ink" />
    </svg>
  )
}

/** The distance, at the point of its ring that is closest to the viewer. */
function RingLabel({ radius, distance }: { radius: number; distance: string }) {
  const width = distance.length * 6 + 12
  const y = CENTER + radius
  return (
    <>
      <rect
        x={CENTER - width / 2}
        y={y - 9}
        width={width}
        height={17}
        rx={8.5}
        className="fill-card stroke-cobalt"
      />
      <text
        x={CENTER}
        y={y + 3.5}
        textAnchor="middle"
        className="fill-cobalt text-[10.5px] font-semibold"
      >
        {distance}
      </text>
    </>
  )
}

function ScreenMark({ mark, nameY }: { mark: LocalMap['marks'][number]; nameY: number }) {
  const { number, name, x, y } = mark
  return (
    <>
      <rect x={x - 3} y={y - 3} width={6} height={6} className="fill-dooh" />
      <g className="max-sm:hidden">
        <path
          d={`M${x} ${y}L${MAP_SIDE + 8} ${nameY}H${NAMES_AT - 14}`}
          className="fill-none stroke-dooh/40"
        />
        <rect
          x={NAMES_AT - MARK}
          y={nameY - MARK}
          width={MARK * 2}
          height={MARK * 2}
          rx={3}
          className="fill-dooh"
        />
        <text
          x={NAMES_AT}
          y={nameY + 4}
          textAnchor="middle"
          className="fill-white text-[11px] font-semibold"
        >
          {number}
        </text>
        <text x={NAMES_AT + 18} y={nameY + 4.5} className="fill-ink text-[13px]">
          {shortName(name)}
        </text>
      </g>
    </>
  )
}

const LONGEST = 32

const shortName = (name: string): string => shortened(name, LONGEST)
