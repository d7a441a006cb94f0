import { knowledgePath, pagesOf } from '#content/knowledgePaths.ts'
import { KNOWLEDGE_SECTIONS } from '#content/knowledgeSections.ts'
import { BOOKING_PAGES } from '#content/bookingPages.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { AD_CREATION_SLUGS } from '#domain/catalogue/adCreationPackage.ts'

const camelCase = (slug: string) =>
  slug.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase())

const SITE_FILES: readonly (readonly [key: string, files: readonly string[]])[] = [
  [sitePath('home'), ['content/home.ts']],
  ...BOOKING_PAGES.map(
    ({ mediaType }) => [planPath(mediaType), ['content/bookingPages.ts']] as const,
  ),
  [sitePath('adCreation'), ['content/adCreation']],
  ...AD_CREATION_SLUGS.map(
    (slug) =>
      [
        sitePath('adCreationPackages', { slug }),
        [`content/adCreation/${camelCase(slug)}.ts`, 'domain/catalogue/adCreationPackage.ts'],
      ] as const,
  ),
  [sitePath('terms'), ['content/legal/terms.ts']],
  [sitePath('privacy'), ['content/legal/privacy.ts']],
  [sitePath('creativePolicy'), ['content/legal/creativePolicy.ts']],
  [sitePath('credits'), ['content/legal/attribution.ts']],
  [
    sitePath('sampleReport'),
    ['content/sampleReport.ts', 'client/pages/reporting/SampleReportPage.tsx'],
  ],
  [sitePath('mediaConsultation'), ['client/pages/sales/consultation']],
  [sitePath('regionOptions'), ['client/pages/planning/regionOptions']],
]

/**
 * Files with the content of each indexed page, by its address. Pages of places and of products are built from data:
 * each kind has one day.
 */
export const EDITED_FILES: readonly (readonly [key: string, files: readonly string[]])[] = [
  ...SITE_FILES,
  ...KNOWLEDGE_SECTIONS.flatMap((section) =>
    pagesOf(section).map(
      (page) =>
        [knowledgePath(section.slug, page), [`content/pages/${section.slug}/${page}.ts`]] as const,
    ),
  ),
  ['places', ['content/local', 'database/seed/inventory', 'database/seed/places']],
  ['products', ['content/details', 'database/seed/inventory']],
]
