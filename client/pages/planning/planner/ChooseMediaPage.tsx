import { findBookingPage } from '#content/bookingPages.ts'
import { ANY_MEDIUM_SECTION, sitePath } from '#content/sitePaths.ts'
import { HOME } from '#content/home.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { MEDIA_HUES } from '#client/components/foundation/mediaHues.ts'
import { readLastMedium } from '#client/state/planning/lastMedium.ts'
import { classNames } from '#client/ui/classNames.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { CarryLink } from '#client/components/planning/planner/CarryLink.tsx'

const page = findBookingPage(ANY_MEDIUM_SECTION)

export function meta() {
  return page ? pageHead('chooseMedium', { title: page.title, description: page.intro }) : []
}

/** The booking page for choosing the medium. */
export default function ChooseMediaPage() {
  return (
    <div className="page-width flex flex-col gap-8 pt-8 pb-24 sm:pt-10">
      <header>
        <p className="text-sm text-ink-2">{page?.eyebrow}</p>
        <h1 className="mt-1 text-title">{page?.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-2">{page?.intro}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {HOME.media.blurbs.map(({ mediaType, name, text, price }) => (
          <li key={mediaType}>
            <CarryLink
              from={readLastMedium}
              to={mediaType}
              keepsOwn
              className="flex h-full flex-col gap-2 rounded-card border border-line bg-card p-5 transition-colors hover:border-ink-3 sm:p-6"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'mb-2 h-2 w-12 rounded-full',
                  MEDIA_HUES[mediaType].background,
                )}
              />
              <span className="text-heading font-display font-bold">{name}</span>
              <span className="text-ink-2">{text}</span>
              <span className="mt-auto pt-3 text-sm font-semibold">{price}</span>
            </CarryLink>
          </li>
        ))}
      </ul>
      <section className="flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-6">
        <div>
          <h2 className="text-heading">One budget for several media</h2>
          <p className="mt-1 max-w-2xl text-ink-2">
            Choose a goal, a trade and a total. We split it so that it reaches the most people.
          </p>
        </div>
        <LinkButton variant="secondary" to={sitePath('mediaConsultation')}>
          Start from your goal
        </LinkButton>
      </section>
    </div>
  )
}
