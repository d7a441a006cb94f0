import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { hasLocalPages, type LocalSectionSlug } from '#content/local/localSections.ts'
import type { LocalView } from '#content/local/localView.ts'
import { placeData } from '#content/structuredData/placeData.ts'
import { BookingBar } from '#client/pages/planning/knowledge/BookingBar.tsx'
import { ChapterBar } from '#client/pages/planning/knowledge/ChapterBar.tsx'
import { Sources } from '#client/pages/planning/knowledge/PageEnd.tsx'
import { KeyFigures } from '#client/pages/planning/knowledge/PageHeadPart.tsx'
import { PageTable } from '#client/pages/planning/knowledge/PageTable.tsx'
import { dataTags } from '#client/routing/dataTags.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { LocalHead } from './LocalHead.tsx'
import { LocalLaw } from './LocalLaw.tsx'
import { LocalPlans } from './LocalPlans.tsx'
import { VenueMix } from './VenueMix.tsx'
import { LocalNext, PlaceGroups } from './PlaceGroups.tsx'

/** The Worker's data for pages; see worker/pageData.ts. */
interface PageData {
  localPage: (section: LocalSectionSlug, slug: string) => Promise<LocalView>
}

/**
 * The page is rendered at the edge: the browser gets its texts and figures, but not the code that
 * computes them.
 */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<LocalView> {
  const section = url.pathname.split('/')[2] ?? ''
  if (!hasLocalPages(section)) throw new Error('A section without pages of places is routed here.')
  return await (context as unknown as PageData).localPage(section, params['*'] ?? '')
}

export function meta({ loaderData }: { loaderData?: LocalView }) {
  if (!loaderData) return []
  const { title, description, isListed } = loaderData
  return [
    ...pageHead('localHub', { title, description, isUnlisted: !isListed }),
    ...(isListed ? dataTags(placeData(loaderData)) : []),
  ]
}

/**
 * A medium in a place, state or country: people, screens, prices, a plan, the law and nearby
 * places.
 */
export default function LocalPage() {
  const page = useLoaderData<LocalView>()
  const { figures, venues, tables, plans, groups, law, next, sources } = page
  return (
    <>
      <ChapterBar page={page} />
      <article
        key={page.path}
        className="page-width flex flex-col gap-14 pt-8 pb-10 lg:gap-18 lg:pt-10"
      >
        <LocalHead page={page} />
        {figures.length > 0 ? <KeyFigures figures={figures} /> : null}
        {plans ? <LocalPlans plans={plans} /> : null}
        {venues.length > 1 ? <VenueMix venues={venues} /> : null}
        <div className="flex flex-col gap-12">
          {tables.map((table) => (
            <PageTable key={table.caption} {...table} hue={hueOf(page)} />
          ))}
        </div>
        <PlaceGroups groups={groups} />
        {law ? <LocalLaw law={law} /> : null}
        <LocalNext next={next} />
        {sources.length > 0 ? <Sources sources={sources} /> : null}
      </article>
      <BookingBar page={page} />
    </>
  )
}

const HUES: Partial<Record<MediaType, string>> = { dooh: 'bg-dooh', ctv: 'bg-ctv' }

const hueOf = ({ section }: LocalView): string =>
  (section.mediaType && HUES[section.mediaType]) ?? 'bg-ink'
