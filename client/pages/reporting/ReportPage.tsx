import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readReportQuery } from '#domain/reporting/figures/period.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadReport, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { LoadedDocument } from '#client/components/foundation/document/LoadedDocument.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { readAccessToken } from '#client/state/foundation/identity/accessToken.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { Route } from './+types/ReportPage.ts'
import { Report } from './Report.tsx'

/** With its forms it weighs as much as the charts, and few readers need a code. */
const MailedAccessGate = loadedPart(
  async () =>
    (await import('#client/components/orders/access/MailedAccessGate.tsx')).MailedAccessGate,
  <LoadingReport />,
)

export const meta = () => pageHead('report', { title: 'Report', isKeyed: true })

/** What the Worker has for pages beside their code; see worker/pageData.ts. */
interface PageData {
  report?: (id: string) => Promise<ReportView | null>
}

/** The figures are in the page's first answer, for who opens it by login or by a shared link. */
export const loader = async ({ params, context }: Route.LoaderArgs): Promise<ReportView | null> =>
  (await (context as PageData).report?.(params.id)) ?? null

/** Within the site the page asks the API, as others do. */
export const clientLoader = (): ReportView | null => null

/**
 * How a campaign, or all campaigns of an order, is delivered (Reporting 1): for the owner, the desk, the browser
 * that ordered as a guest, by the mailed link with a code, and by a link that the owner has shared.
 */
export default function ReportPage({ params: { id }, loaderData }: Route.ComponentProps) {
  const turn = useAccountTurn()
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8 print:p-0">
      <OneReport key={`${id} ${turn}`} id={id} first={loaderData} />
    </div>
  )
}

/** How often somebody else has come to the page: that it becomes known who is there makes nothing anew. */
function useAccountTurn(): number {
  const { status, account } = useAccount()
  const who = status === 'unknown' ? null : (account?.id ?? '')
  const [seen, setSeen] = useState({ who, turn: 0 })
  if (who !== null && who !== seen.who)
    setSeen({ who, turn: seen.who === null ? seen.turn : seen.turn + 1 })
  return seen.turn
}

/** What the address asks for. */
function useReportKey(id: string): ReportKey {
  const [search] = useSearchParams()
  const query = readReportQuery((name) => search.get(name))
  return { id, query, share: search.get('share') }
}

function OneReport({ id, first }: { id: string; first: ReportView | null }) {
  const { status, account } = useAccount()
  const [token, setToken] = useState(readAccessToken)
  const key = useReportKey(id)
  const loaded = useLoaded(`${JSON.stringify(key)} ${token ?? ''}`, () => loadReport(key))
  const value = loaded.value ?? first
  if (!value && status === 'unknown') return <LoadingReport />
  return (
    <LoadedDocument
      loaded={{ ...loaded, value }}
      skeleton={<LoadingReport />}
      missing={
        key.share === null ? (
          <MailedAccessGate
            resource={{ resource: 'report', id }}
            skeleton={<LoadingReport />}
            missing={<NoReport isLoggedIn={account !== null} />}
            onOpened={() => {
              setToken(readAccessToken())
              loaded.reload()
            }}
          />
        ) : (
          <ClosedLink />
        )
      }
    >
      {(report) => <Report report={report} reportKey={key} onStale={loaded.reload} />}
    </LoadedDocument>
  )
}

function ClosedLink() {
  return (
    <EmptyState
      level="h1"
      title="This link no longer works"
      action={<LinkButton to={sitePath('home')}>Go to the home page</LinkButton>}
    >
      It has expired or was withdrawn. Please ask the person who shared it for a new one.
    </EmptyState>
  )
}

function NoReport({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <EmptyState
      level="h1"
      title="This report was not found"
      action={
        isLoggedIn ? (
          <LinkButton to={sitePath('myOrders')}>My orders</LinkButton>
        ) : (
          <LinkButton to={sitePath('home')}>Go to the home page</LinkButton>
        )
      }
    >
      The address may be incomplete, or the order has no campaign to report.
    </EmptyState>
  )
}

function LoadingReport() {
  return (
    <div className="mt-1">
      <output className="sr-only">The report is loading</output>
      <div aria-hidden="true">
        <Skeleton className="h-11 w-96 max-w-full" />
        <Skeleton className="mt-3 h-6 w-72 max-w-full" />
        <Skeleton className="mt-6 h-80 rounded-card" />
        <Skeleton className="mt-6 h-120 rounded-card" />
      </div>
    </div>
  )
}
