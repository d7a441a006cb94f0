import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { data, Link } from 'react-router'
import {
  AD_CREATION_SLUG_FOR,
  AD_CREATION_SLUGS,
  adCreationPackagesFor,
  type AdCreationSlug,
} from '#domain/catalogue/adCreationPackage.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { AD_CREATION_PAGES } from '#content/adCreation/adCreationPages.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { adCreationData } from '#content/structuredData/adCreationData.ts'
import { measure } from '#client/analytics/measure.ts'
import { dataTags } from '#client/routing/dataTags.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { Carousel } from '#client/ui/Carousel.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { Route } from './+types/AdCreationPage.ts'
import { AdCreationArt } from './AdCreationArt.tsx'
import { AD_SAMPLES } from './adSamples.tsx'
import { HowItGoes } from './HowItGoes.tsx'
import { PackageCard } from './PackageCard.tsx'

const isSlug = (slug: string): slug is AdCreationSlug =>
  (AD_CREATION_SLUGS as readonly string[]).includes(slug)

export function loader({ params }: Route.LoaderArgs) {
  if (!isSlug(params.slug)) throw data(null, { status: 404 })
  return { slug: params.slug }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Page not found' }]
  const page = AD_CREATION_PAGES[loaderData.slug]
  return [
    ...pageHead('adCreationPackages', {
      title: `${page.name}: ad creation`,
      description: page.intro,
    }),
    ...dataTags(adCreationData(loaderData.slug)),
  ]
}

/** One kind of ad creation: the contents of every package, the packages, the process, questions. */
export default function AdCreationPage({ loaderData }: Route.ComponentProps) {
  const { slug } = loaderData
  const page = AD_CREATION_PAGES[slug]
  const medium = MEDIA_TYPES.find((mediaType) => AD_CREATION_SLUG_FOR[mediaType] === slug)
  useEffect(() => {
    if (!medium) return
    const items = [{ type: 'adcreation', mediaType: medium, quantity: 1 }] as const
    measure({ event: 'view_item', details: { currency: 'USD' }, items })
  }, [medium])
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <Link
        to={sitePath('adCreation')}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All ad creation
      </Link>
      <div className="mt-2 grid items-center gap-8 lg:grid-cols-[1fr_minmax(0,440px)] lg:gap-16">
        <div>
          <h1 className="max-w-2xl text-title lg:text-5xl">{page.headline}</h1>
          <p className="mt-5 max-w-2xl text-lg text-ink-2">{page.intro}</p>
          <ul className="mt-6 flex max-w-2xl flex-col gap-2 border-l-2 border-amber pl-5">
            {page.whatYouGet.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <Carousel
          label="Examples of ads that we make"
          slides={AD_SAMPLES.map((sample) => ({
            id: sample.name,
            label: `${sample.name}: “${sample.words.join(' ')}”`,
            content: <AdCreationArt slug={slug} sample={sample} />,
          }))}
        />
      </div>
      <Packages slug={slug} />
      <HowItGoes steps={page.steps} />
      <section aria-labelledby="questions" className="mt-16 max-w-3xl">
        <h2 id="questions" className="text-section">
          Questions
        </h2>
        <div className="mt-4 border-t border-line">
          {page.faq.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </section>
      {medium ? (
        <aside className="mt-16 flex flex-col items-start gap-5 rounded-card border border-line bg-card p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
          <div>
            <h2 className="text-heading">Already have an ad?</h2>
            <p className="mt-1 text-ink-2">{creativeLimitFor(medium).rules.join(' ')}</p>
          </div>
          <LinkButton variant="secondary" to={planPath(medium)} className="shrink-0">
            Plan a campaign
          </LinkButton>
        </aside>
      ) : null}
    </div>
  )
}

function Packages({ slug }: { slug: AdCreationSlug }) {
  const packages = adCreationPackagesFor(slug)
  return (
    <section aria-labelledby="packages" className="mt-14">
      <h2 id="packages" className="text-section">
        Packages
      </h2>
      <div
        className={`mt-5 grid gap-5 md:grid-cols-2 ${packages.length === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {packages.map((offer) => (
          <PackageCard key={offer.id} offer={offer} />
        ))}
      </div>
    </section>
  )
}
