import { Link } from 'react-router'
import { AD_CREATION_SLUGS, adCreationPackagesFor } from '#domain/catalogue/adCreationPackage.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { HOW_IT_WORKS } from '#content/adCreation/adCreationPage.ts'
import { AD_CREATION_OVERVIEW, AD_CREATION_PAGES } from '#content/adCreation/adCreationPages.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { AdCreationArt } from './AdCreationArt.tsx'
import { HowItGoes } from './HowItGoes.tsx'

export const meta = () =>
  pageHead('adCreation', { title: 'Ad creation', description: AD_CREATION_OVERVIEW.intro })

/** The five kinds of ad creation, each with a link to its packages. */
export default function AdCreationOverviewPage() {
  return (
    <div className="page-width pt-10 pb-24 lg:pt-16">
      <h1 className="text-hero">{AD_CREATION_OVERVIEW.headline}</h1>
      <p className="mt-5 max-w-2xl text-lg text-ink-2">{AD_CREATION_OVERVIEW.intro}</p>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {AD_CREATION_SLUGS.map((slug) => {
          const page = AD_CREATION_PAGES[slug]
          const packages = adCreationPackagesFor(slug)
          const cheapest = packages[0]
          return (
            <li
              key={slug}
              className="relative flex flex-col rounded-card border border-line bg-card p-5 hover:border-ink-3"
            >
              <AdCreationArt slug={slug} />
              <div className="mt-4 flex items-center justify-between gap-3">
                <h2 className="text-heading">
                  <Link
                    to={sitePath('adCreationPackages', { slug })}
                    className="after:absolute after:inset-0 after:rounded-card"
                  >
                    {page.name}
                  </Link>
                </h2>
                {cheapest ? <MediaTypeMark mediaType={cheapest.mediaType} /> : null}
              </div>
              <p className="mt-1 mb-4 text-ink-2">{page.headline}.</p>
              {cheapest ? (
                <p className="mt-auto text-sm font-semibold">
                  {packages.length} packages, from {dollars(cheapest.priceMinor)}
                </p>
              ) : null}
            </li>
          )
        })}
        <li className="flex flex-col items-start rounded-card border border-line-2 border-dashed p-6">
          <h2 className="text-heading">Already have an ad?</h2>
          <p className="mt-2 text-ink-2">
            Plan now and upload your ad after you order. The planner lists sizes, length and file
            types.
          </p>
          <LinkButton variant="secondary" to={planPath(null)} className="mt-auto max-sm:mt-5">
            Plan a campaign
          </LinkButton>
        </li>
      </ul>
      <HowItGoes steps={HOW_IT_WORKS} />
    </div>
  )
}
