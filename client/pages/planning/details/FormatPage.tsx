import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { DetailView } from '#content/details/detailView.ts'
import { DetailArticle } from './DetailArticle.tsx'
import { detailHead } from './detailHead.ts'
import { FileCheck } from './FileCheck.tsx'

/** The Worker's data for pages; see worker/pageData.ts. */
interface PageData {
  formatPage: (id: string) => Promise<DetailView | null>
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<DetailView> {
  const page = await (context as unknown as PageData).formatPage(params['id'] ?? '')
  // React Router's way to answer with another status.
  // oxlint-disable-next-line typescript/only-throw-error
  if (!page) throw data(null, { status: 404 })
  return page
}

export const meta = ({ loaderData }: { loaderData?: DetailView }) =>
  detailHead('formatDetail', loaderData)

/** A format: the requirements on a file, a check of the reader's own file, and its products. */
export default function FormatPage() {
  const page = useLoaderData<DetailView>()
  const { checkedFormatId } = page
  return (
    <DetailArticle page={page}>
      {checkedFormatId ? <FileCheck key={checkedFormatId} formatId={checkedFormatId} /> : null}
    </DetailArticle>
  )
}
