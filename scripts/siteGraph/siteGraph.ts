import { DETAIL_SECTIONS, productListPath } from '#content/details/detailSections.ts'
import { formatPath, SHOWN_FORMATS } from '#content/details/formatPages.ts'
import { formatView } from '#content/details/formatView.ts'
import { productListView } from '#content/details/productListView.ts'
import { FIRST_STEP_LINKS, GUIDE_MENU } from '#content/guideMenu.ts'
import { HOME } from '#content/home.ts'
import { hubView } from '#content/local/hubView.ts'
import {
  LOCAL_SECTION_SLUGS,
  LOCAL_SECTIONS,
  localPath,
  type LocalSectionSlug,
} from '#content/local/localSections.ts'
import { everyKnowledgeView } from '#content/pages/findPage.ts'
import {
  ABOUT_LINKS,
  AD_CREATION_LINKS,
  GUIDE_LINKS,
  NEAR_LINKS,
  PLAN_LINKS,
} from '#content/siteLinks.ts'
import { LOCALE, planPath, sitePath } from '#content/sitePaths.ts'
import { findLocalNode, statesWithPages } from '#domain/planning/local/localDirectory.ts'
import { seededDirectory, seededOffer, seededScreens } from '#scripts/seed/catalogue/seededPages.ts'

/** Pages that each page links to, by address without query and fragment. */
export type SiteGraph = ReadonlyMap<string, ReadonlySet<string>>

const ADDRESS = new RegExp(`(?<=["(])/${LOCALE}(?![\\w-])[^"\\s)?#\\\\]*`, 'g')

/** Addresses within the site in a page's view or list of links. */
export const addressesIn = (view: unknown): string[] =>
  [...JSON.stringify(view).matchAll(ADDRESS)].map(([address]) => address)

/** Indexed pages that the header and footer of every page link to. */
export const FRAME = addressesIn([
  PLAN_LINKS,
  AD_CREATION_LINKS,
  GUIDE_LINKS,
  NEAR_LINKS,
  ABOUT_LINKS,
  GUIDE_MENU,
  FIRST_STEP_LINKS,
])

/** Place lists of a section, including those that are not indexed: from the root to each state. */
function hubsOf(section: LocalSectionSlug): [string, unknown][] {
  const subject = LOCAL_SECTIONS[section]
  const states = statesWithPages(seededDirectory, subject, null).map(({ slug }) => slug)
  const countries = states.map((slug) => slug.slice(0, slug.indexOf('/')))
  return ['', ...new Set(countries), ...states].map((slug) => {
    const node = findLocalNode(seededDirectory, subject, slug)
    const view = hubView(section, { directory: seededDirectory, node, screens: seededScreens })
    return [localPath(section, slug), view]
  })
}

/** The site as a crawler sees it, from the pages' data and the seeds; without pages of single places. */
export async function siteGraph(): Promise<SiteGraph> {
  const knowledge = (await everyKnowledgeView()).map((view): [string, unknown] => [view.path, view])
  const lists = DETAIL_SECTIONS.map((section): [string, unknown] => [
    productListPath(section),
    productListView(section, seededOffer(section)),
  ])
  const stations = seededOffer(DETAIL_SECTIONS[1])
  const formats = SHOWN_FORMATS.flatMap((format): [string, unknown][] => {
    const path = formatPath(format.id)
    return path ? [[path, formatView(format, stations)]] : []
  })
  const home: [string, unknown] = [sitePath('home'), [HOME, planPath(null)]]
  const pages = [home, ...knowledge, ...lists, ...formats, ...LOCAL_SECTION_SLUGS.flatMap(hubsOf)]
  return new Map(pages.map(([path, view]) => [path, new Set([...FRAME, ...addressesIn(view)])]))
}

/** The number of clicks from a start page to each page. */
export function pressesFrom(start: string, graph: SiteGraph): ReadonlyMap<string, number> {
  const presses = new Map([[start, 0]])
  // A map iterates in insertion order, including entries added meanwhile.
  for (const [page, count] of presses)
    for (const next of graph.get(page) ?? []) if (!presses.has(next)) presses.set(next, count + 1)
  return presses
}
