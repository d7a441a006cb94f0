import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { shapeOf } from '#domain/creatives/brandLayout/geometry.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import type { KitTarget } from '#domain/creatives/brandLayout/kitTargets.ts'
import { FormatCard, type FormatCardProps } from './FormatCard.tsx'

/** A leaderboard fills the whole width; in first place it leaves no gap next to it. */
const isStrip = (size: PixelSize) => shapeOf(size) === 'strip'

interface FormatListProps extends Pick<FormatCardProps, 'kit' | 'images' | 'measure' | 'onChange'> {
  targets: readonly KitTarget[]
  obstacleOf: (target: KitTarget) => string | null
  isChosen: (target: KitTarget) => boolean
  onChoose: (target: KitTarget, isChosen: boolean) => void
}

/** Every format, campaign by campaign. */
export function FormatList(props: FormatListProps) {
  const { targets, obstacleOf, isChosen, onChoose, ...shared } = props
  // Campaigns of an order may share a name: the medium distinguishes them.
  const nameOf = ({ lineName, placement }: KitTarget) =>
    `${lineName}, ${MEDIA_TYPE_NAMES[placement.mediaType]}`
  const lines = [...new Map(targets.map((target) => [target.lineId, nameOf(target)]))]
  return lines.map(([lineId, name]) => (
    <section key={lineId} aria-label={`Formats of ${name}`}>
      {lines.length > 1 ? <h3 className="mb-3 text-subheading wrap-anywhere">{name}</h3> : null}
      <ul className="grid gap-4 sm:grid-cols-2">
        {targets
          .filter((target) => target.lineId === lineId)
          .toSorted((a, b) => Number(isStrip(b.size)) - Number(isStrip(a.size)))
          .map((target) => (
            <FormatCard
              key={target.id}
              {...shared}
              target={target}
              obstacle={obstacleOf(target)}
              isChosen={isChosen(target)}
              onChoose={(isOn) => onChoose(target, isOn)}
            />
          ))}
      </ul>
    </section>
  ))
}
