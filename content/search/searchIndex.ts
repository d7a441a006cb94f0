import type { Product } from '#domain/catalogue/products/product.ts'
import { findTopic } from '#domain/catalogue/topic.ts'
import { placesWithPage, type LocalDirectory } from '#domain/planning/local/localDirectory.ts'
import { AD_CREATION_PAGES } from '../adCreation/adCreationPages.ts'
import { BOOKING_PAGES } from '../bookingPages.ts'
import { COUNTRY_NAMES } from '../wording/countryNames.ts'
import { DETAIL_SECTIONS, productListPath, productPath } from '../details/detailSections.ts'
import { KNOWLEDGE_LABELS, knowledgePath, pagesOf } from '../knowledgePaths.ts'
import { KNOWLEDGE_SECTIONS } from '../knowledgeSections.ts'
import { LOCAL_SECTIONS, localPath } from '../local/localSections.ts'
import { fullName } from '../local/localWords.ts'
import { sectionPages } from '../pages/findPage.ts'
import { SAMPLE_REPORT } from '../sampleReport.ts'
import { ABOUT_LINKS, NEAR_LINKS } from '../siteLinks.ts'
import { planPath, sitePath } from '../sitePaths.ts'
import type { IndexedGroup } from './indexedGroup.ts'

type IndexedPage = IndexedGroup['pages'][number]

const siteGroups = (): IndexedGroup[] => [
  {
    name: 'Plan a campaign',
    base: '',
    pages: BOOKING_PAGES.map(({ title, eyebrow, mediaType }) => [
      title,
      planPath(mediaType),
      eyebrow,
    ]),
  },
  {
    name: 'Ad creation',
    base: '',
    pages: Object.values(AD_CREATION_PAGES).map(({ name, slug }) => [
      name,
      sitePath('adCreationPackages', { slug }),
      '',
    ]),
  },
  {
    name: 'About us',
    base: '',
    pages: [
      ...ABOUT_LINKS.map(({ label, to }): IndexedPage => [label, to, '']),
      [SAMPLE_REPORT.title, sitePath('sampleReport'), ''],
    ],
  },
]

const guideGroups = async (): Promise<IndexedGroup[]> =>
  await Promise.all(
    KNOWLEDGE_SECTIONS.map(async (section) => {
      const base = knowledgePath(section.slug, 'overview')
      const pages = await sectionPages(section.slug)
      return {
        name: section.name,
        base,
        pages: pagesOf(section).map((slug): IndexedPage => [
          pages[slug]?.question ?? '',
          knowledgePath(section.slug, slug).slice(base.length),
          KNOWLEDGE_LABELS[slug],
        ]),
      }
    }),
  )

const productGroups = (products: readonly Product[]): IndexedGroup[] =>
  DETAIL_SECTIONS.map((section) => {
    const base = `${productListPath(section)}/`
    return {
      name: section.chapter,
      base,
      pages: products
        .filter(({ mediaType }) => section.media.some((one) => one === mediaType))
        .map((product): IndexedPage => [
          product.name,
          (productPath(product) ?? '').slice(base.length),
          `${findTopic(product.topic)?.label ?? product.topic}, ${COUNTRY_NAMES[product.country]}`,
        ]),
    }
  })

const placeGroups = (directory: LocalDirectory): IndexedGroup[] =>
  NEAR_LINKS.map(({ label, section }) => ({
    name: label,
    base: `${localPath(section, '')}/`,
    pages: placesWithPage(directory.places, LOCAL_SECTIONS[section]).map((place): IndexedPage => [
      fullName(place),
      place.slug,
      '',
    ]),
  }))

/** All results of the site search, in the compact format. */
export const searchIndex = async (
  products: readonly Product[],
  directory: LocalDirectory,
): Promise<IndexedGroup[]> => [
  ...siteGroups(),
  ...(await guideGroups()),
  ...productGroups(products),
  ...placeGroups(directory),
]
