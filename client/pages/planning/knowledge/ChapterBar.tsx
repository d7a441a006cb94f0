import { Link } from 'react-router'
import type { SectionFrame } from '#content/pages/sectionFrame.ts'
import { useCurrentInView } from '#client/components/foundation/useCurrentInView.ts'
import { classNames } from '#client/ui/classNames.ts'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'

/** The pages of the section as links, with the booking page at the end. */
export function ChapterBar({ page }: { page: SectionFrame }) {
  const { section, chapters } = page
  const row = useCurrentInView<HTMLUListElement>(
    chapters.find(({ isCurrent }) => isCurrent)?.to ?? '',
  )
  return (
    <nav aria-label={`Pages about ${section.name}`} className="border-b border-line print:hidden">
      <div className="page-width flex h-13 items-center gap-5 text-sm lg:gap-3.5">
        <p className="flex shrink-0 items-center gap-2 font-bold max-lg:hidden">
          {section.mediaType ? <MediaTypeMark mediaType={section.mediaType} /> : null}
          {section.name}
        </p>
        <ul ref={row} className="-mx-1.5 flex lg:-mx-1 flex-1 gap-0.5 overflow-x-auto py-1">
          {chapters.map(({ label, to, isCurrent }) => (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'flex min-h-10 items-center px-1.5 max-lg:min-h-11 whitespace-nowrap hover:text-cobalt lg:px-1',
                  isCurrent
                    ? 'font-semibold underline decoration-2 underline-offset-8'
                    : 'text-ink-2',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={section.planPath}
          className="shrink-0 font-semibold whitespace-nowrap text-cobalt hover:underline max-lg:hidden"
        >
          {/* The bar names its section only if it has fewer pages; fourteen need all of its
              width. */}
          Plan a campaign →
        </Link>
      </div>
    </nav>
  )
}
