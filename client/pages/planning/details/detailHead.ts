import type { DetailView } from '#content/details/detailView.ts'
import type { PageName } from '#content/sitePaths.ts'
import { placeData } from '#content/structuredData/placeData.ts'
import { dataTags } from '#client/routing/dataTags.ts'
import { pageHead } from '#client/routing/pageHead.ts'

/** The head of a page about a product or a format; without data, that of a missing page. */
export function detailHead(name: PageName, page: DetailView | undefined) {
  if (!page) return []
  const { title, description, isListed } = page
  return [
    ...pageHead(name, { title, description, isUnlisted: !isListed }),
    ...(isListed ? dataTags(placeData(page)) : []),
  ]
}
