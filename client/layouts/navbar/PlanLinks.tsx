import { NavLink } from 'react-router'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { classNames } from '#client/ui/classNames.ts'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { PLAN_LINKS } from '#content/siteLinks.ts'

const LINK =
  'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 hover:bg-cobalt-soft aria-[current=page]:bg-sand'

/** The six media, each with where its prices begin. */
export function PlanLinks({ onFollow, className }: { onFollow: () => void; className?: string }) {
  return (
    <ul className={className}>
      {PLAN_LINKS.map(({ mediaType, label, note, to }) => (
        <li key={mediaType}>
          <NavLink to={to} className={LINK} onClick={onFollow}>
            <MediaTypeIcon mediaType={mediaType} />
            <span className="flex flex-col">
              <span className="font-semibold">{label}</span>
              <span className="text-xs font-normal text-ink-2">{note}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** A list of pages, each about one medium: ad creations or guides. */
export function MediaLinks({
  links,
  onFollow,
  className,
}: {
  links: readonly { label: string; mediaType: MediaType | null; to: string }[]
  onFollow: () => void
  className?: string
}) {
  return (
    <ul className={className}>
      {links.map(({ mediaType, label, to }) => (
        <li key={to}>
          <NavLink to={to} className={classNames(LINK, 'font-semibold')} onClick={onFollow}>
            {mediaType ? <MediaTypeIcon mediaType={mediaType} /> : null}
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
