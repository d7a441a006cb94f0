import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readReportQuery } from '#domain/reporting/figures/period.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadReport, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { readAccessToken } from '#client/state/foundation/identity/accessToken.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/ReportPage.ts'
import { Report } from './Report.tsx'

const LOADING = (
  <Loading
    label="The report is loading"
    className="mt-1"
    shape={[
      'h-11 w-96 max-w-full',
      'mt-3 h-6 w-72 max-w-full',
      'mt-6 h-80 rounded-card',
      'mt-6 h-120 rounded-card',
    ]}
  />
)

/** With its forms it is as heavy as the charts, and few readers need a code. */
const MailedAccessGate = loadedPart(
  async () =>
    (await import('#client/components/orders/access/MailedAccessGate.tsx')).MailedAccessGate,
  LOADING,
)

export const meta = () => pageHead('report', { title: 'Report', isKeyed: true })

/** The Worker's data for pages; see worker/pageData.ts. */
interface PageData {
  report?: (id: string) => Promise<ReportView | null>
}

/** The first response contains the figures, for a login or a shared link. */
export const loader = async ({ params, context }: Route.LoaderArgs): Promise<ReportView | null> =>
  (await (context as PageData).report?.(params.id)) ?? null

/** Within the site the page calls the API, like others. */
export const clientLoader = (): ReportView | null => null

/**
 * The delivery of a campaign, or of all campaigns of an order (Reporting 1): for the owner, the
 * desk, the browser that ordered as a guest, by the mailed link with a code, and by a link that the
 * owner has shared.
 */
export default function ReportPage({ params: { id }, loaderData }: Route.ComponentProps) {
  const turn = useAccountTurn()
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8 print:p-0">
      <OneReport key={`${id} ${turn}`} id={id} first={loaderData} />
    </div>
  )
}

/**
 * A counter of account changes on the page; learning the first account does not reload anything.
 */
function useAccountTurn(): number {
  const { status, account } = useAccount()
  const who = status === 'unknown' ? null : (account?.id ?? '')
  const [seen, setSeen] = useState({ who, turn: 0 })
  if (who !== null && who !== seen.who)
    setSeen({ who, turn: seen.who === null ? seen.turn : seen.turn + 1 })
  return seen.turn
}

/** The query of the URL. */
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
  if (!value && status === 'unknown') return LOADING
  return (
    <PageState
      loaded={{ ...loaded, value }}
      loading={LOADING}
      missing={
        key.share === null ? (
          <MailedAccessGate
            resource={{ resource: 'report', id }}
            skeleton={LOADING}
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
    </PageState>
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
