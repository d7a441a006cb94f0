import { DETAIL_SECTIONS, productListPath } from './details/detailSections.ts'
import { knowledgePaths } from './knowledgePaths.ts'
import { LOCAL_SECTION_SLUGS, localHubPath } from './local/localSections.ts'
import { SITE_PAGES } from './sitePages.ts'
import type { SitePath } from './sitePaths.ts'

/** The picture of home, and of what has none of its own. */
export const HOME_PICTURE = '/share.png'

/** Pages with a picture of their own; what lies under one of them shares its picture. */
export const PICTURED_PATHS: readonly SitePath[] = [
  ...knowledgePaths(),
  ...LOCAL_SECTION_SLUGS.map(localHubPath),
  ...DETAIL_SECTIONS.map(productListPath),
  ...SITE_PAGES,
]

const pictured = new Set<string>(PICTURED_PATHS)

/** The address of the picture that stands for a page where it is shared: its own, or that of the page that it lies under. */
export function sharePicturePath(path: string): string {
  if (pictured.has(path)) return `/share${path}.png`
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' ? HOME_PICTURE : sharePicturePath(above)
}
