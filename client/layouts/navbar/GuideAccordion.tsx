import { ChevronDown } from 'lucide-react'
import { FIRST_STEP_LINKS, GUIDE_MENU, type GuideMenuSection } from '#content/guideMenu.ts'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { MenuLink } from './MenuLink.tsx'

const ROW = 'flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-cobalt-soft'

/** Every section with its pages, on a phone: one section open at a time, which the browser sees to. */
export function GuideAccordion({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      {GUIDE_MENU.map((guide) => (
        <details key={guide.to} name="guides" className="group">
          <summary className={`${ROW} list-none font-semibold [&::-webkit-details-marker]:hidden`}>
            {guide.mediaType ? <MediaTypeIcon mediaType={guide.mediaType} /> : null}
            {guide.label}
            <ChevronDown
              aria-hidden="true"
              className="ml-auto size-4 text-ink-2 transition-transform group-open:rotate-180"
            />
          </summary>
          <AccordionLinks guide={guide} onFollow={onFollow} />
        </details>
      ))}
      <ul>
        {FIRST_STEP_LINKS.map((step) => (
          <li key={step.to}>
            <MenuLink {...step} onFollow={onFollow} className={`${ROW} font-semibold`} />
          </li>
        ))}
      </ul>
    </>
  )
}

function AccordionLinks({ guide, onFollow }: { guide: GuideMenuSection; onFollow: () => void }) {
  return (
    <ul className="mb-2 ml-5 grid grid-cols-2 border-l border-line-2 pl-2" aria-label={guide.label}>
      <li>
        <MenuLink {...guide} label="Overview" onFollow={onFollow} className={ROW} />
      </li>
      {guide.pages.map((page) => (
        <li key={page.to}>
          <MenuLink {...page} onFollow={onFollow} className={ROW} />
        </li>
      ))}
      <li className="col-span-2">
        <MenuLink
          {...guide.plan}
          onFollow={onFollow}
          className={`${ROW} font-semibold text-cobalt`}
        />
      </li>
    </ul>
  )
}
