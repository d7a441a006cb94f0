import { NavLink } from 'react-router'
import { classNames } from '#client/ui/classNames.ts'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { AD_CREATION_LINKS, PLAN_LINKS } from '#client/routing/siteLinks.ts'

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

/** What can be made for an advertiser. */
export function AdCreationLinks({
  onFollow,
  className,
}: {
  onFollow: () => void
  className?: string
}) {
  return (
    <ul className={className}>
      {AD_CREATION_LINKS.map(({ mediaType, label, to }) => (
        <li key={to}>
          <NavLink to={to} className={classNames(LINK, 'font-semibold')} onClick={onFollow}>
            <MediaTypeIcon mediaType={mediaType} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
