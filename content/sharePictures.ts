import { DETAIL_SECTIONS, productListPath } from './details/detailSections.ts'
import { knowledgePaths } from './knowledgePaths.ts'
import { LOCAL_SECTION_SLUGS, localHubPath } from './local/localSections.ts'
import { SITE_PAGES } from './sitePages.ts'
import type { SitePath } from './sitePaths.ts'

/** The picture of home, and the default. */
export const HOME_PICTURE = '/share.png'

/** Pages with their own picture, which all pages below them share. */
export const PICTURED_PATHS: readonly SitePath[] = [
  ...knowledgePaths(),
  ...LOCAL_SECTION_SLUGS.map(localHubPath),
  ...DETAIL_SECTIONS.map(productListPath),
  ...SITE_PAGES,
]

const pictured = new Set<string>(PICTURED_PATHS)

/** The preview picture of a page in social networks: its own, or that of the page above it. */
export function sharePicturePath(path: string): string {
  if (pictured.has(path)) return `/share${path}.png`
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' ? HOME_PICTURE : sharePicturePath(above)
}
