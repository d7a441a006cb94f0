import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { findPage } from '#content/pages/findPage.ts'
import type { PageView } from '#content/pages/pageView.ts'
import { knowledgeData } from '#content/structuredData/knowledgeData.ts'
import type { SchemaNode } from '#content/structuredData/nodes.ts'
import { dataTags } from '#client/routing/dataTags.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { BookingBar } from './BookingBar.tsx'
import { CalculatorCard } from './CalculatorCard.tsx'
import { ChapterBar } from './ChapterBar.tsx'
import { PageEnd } from './PageEnd.tsx'
import { PageHeadPart } from './PageHeadPart.tsx'
import { PageParts } from './PageParts.tsx'

const MOVED = 301

/** A page with its structured data, so that browsers need not compute it. */
interface ToldPage extends PageView {
  data: readonly SchemaNode[]
}

/** The Worker's data for pages; see worker/pageData.ts. */
interface PageData {
  sellsExamples: () => Promise<boolean>
}

/** The page is rendered on the server: the browser gets its texts, and no other page. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<ToldPage> {
  const section = url.pathname.split('/')[2] ?? ''
  const found = await findPage(
    section,
    params['page'],
    await (context as unknown as PageData).sellsExamples(),
  )
  // React Router's way to answer with another status.
  // oxlint-disable-next-line typescript/only-throw-error
  if (!found) throw data(null, { status: 404 })
  // oxlint-disable-next-line typescript/only-throw-error
  if ('movedTo' in found) throw redirect(found.movedTo, MOVED)
  return { ...found.page, data: knowledgeData(found.page) }
}

export function meta({ loaderData }: { loaderData?: ToldPage }) {
  if (!loaderData) return []
  const { question, description, data: told } = loaderData
  return [...pageHead('knowledge', { title: question, description }), ...dataTags(told)]
}

/** A page that explains a medium: answer, figures, an example calculation, and the sources. */
export default function KnowledgePage() {
  const page = useLoaderData<PageView>()
  return (
    <>
      <ChapterBar page={page} />
      <article
        key={page.path}
        className="page-width flex flex-col gap-14 pt-10 pb-8 lg:gap-20 lg:pt-14"
      >
        <PageHeadPart page={page} />
        <CalculatorCard page={page} />
        <PageParts page={page} />
        <PageEnd page={page} />
      </article>
      <BookingBar page={page} />
    </>
  )
}
