import { FIRST_STEP_LINKS, GUIDE_MENU } from '#content/guideMenu.ts'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { MenuLink } from './MenuLink.tsx'

const PLAIN = 'flex min-h-9 items-center rounded-mark text-ink-2 hover:text-cobalt'
const STRONG = 'inline-flex min-h-9 items-center rounded-mark font-semibold'

/** The header's wide menu: every section with its most requested pages, side by side. */
export function GuideColumns({ onFollow }: { onFollow: () => void }) {
  return (
    <ul className="page-width grid grid-cols-4 gap-x-8 gap-y-5 py-7">
      {GUIDE_MENU.map((guide) => (
        <li key={guide.to} className="border-t border-ink pt-2.5">
          <p className="flex items-center gap-2">
            {guide.mediaType ? (
              <MediaTypeIcon mediaType={guide.mediaType} className="size-4.5" />
            ) : null}
            <MenuLink {...guide} onFollow={onFollow} className={`${STRONG} hover:text-cobalt`} />
          </p>
          <ul className="grid grid-cols-2 gap-x-3 text-sm font-normal" aria-label={guide.label}>
            {guide.pages.map((page) => (
              <li key={page.to}>
                <MenuLink {...page} onFollow={onFollow} className={PLAIN} />
              </li>
            ))}
          </ul>
          <MenuLink
            {...guide.plan}
            onFollow={onFollow}
            className={`${STRONG} text-sm text-cobalt hover:underline`}
          />
        </li>
      ))}
      <li className="border-t border-ink pt-2.5">
        <p className={STRONG}>Not sure yet?</p>
        <ul className="text-sm font-normal" aria-label="Not sure yet?">
          {FIRST_STEP_LINKS.map((step) => (
            <li key={step.to}>
              <MenuLink {...step} onFollow={onFollow} className={PLAIN} />
            </li>
          ))}
        </ul>
      </li>
    </ul>
  )
}
