import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { detailSection, type DetailSection } from '#content/details/detailSections.ts'
import type { DetailView } from '#content/details/detailView.ts'
import { DetailArticle } from './DetailArticle.tsx'
import { detailHead } from './detailHead.ts'

/** The Worker's data for pages; see worker/pageData.ts. */
interface PageData {
  productPage: (section: DetailSection, id: string) => Promise<DetailView | null>
  productList: (section: DetailSection) => Promise<DetailView>
}

/**
 * The page is rendered at the edge: the browser gets its texts and figures, but not the code that
 * computes them.
 */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<DetailView> {
  const section = detailSection(url.pathname.split('/')[2] ?? '')
  if (!section) throw new Error('A section without pages of products is routed here.')
  const pages = context as unknown as PageData
  const id = params['id']
  const page =
    id === undefined ? await pages.productList(section) : await pages.productPage(section, id)
  // React Router's way to answer with another status.
  // oxlint-disable-next-line typescript/only-throw-error
  if (!page) throw data(null, { status: 404 })
  return page
}

export const meta = ({
  loaderData,
  params,
}: {
  loaderData?: DetailView
  params: { id?: string }
}) => detailHead(params.id === undefined ? 'productList' : 'productDetail', loaderData)

/** A product with its reach, price and formats, or the list of a section's products. */
export default function DetailPage() {
  return <DetailArticle page={useLoaderData<DetailView>()} />
}
