import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { Download, FileSearch, Megaphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { exportAddress } from '#client/api/orders/myOrderCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Paging } from '#client/ui/Paging.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { isNarrowed, readClient, writeOrderListView } from './orderListAddress.ts'
import { NoMatch } from '../NoMatch.tsx'
import { LabelFilter } from './labels/LabelFilter.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { OrdersToolbar } from './OrdersToolbar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StatusLegend } from './StatusLegend.tsx'
import { useOrderList, type OrderList } from './useOrderList.ts'
import { useSelectedOrders } from './useSelectedOrders.ts'

const CalendarView = lazy(async () => await import('./calendar/CalendarView.tsx'))
const ClientFilter = lazy(async () => await import('./ClientFilter.tsx'))
const MonthsView = lazy(async () => await import('./calendar/MonthsView.tsx'))

const LOADING_ROWS = (
  <Loading
    label="Your orders are loading"
    className="flex flex-col gap-px"
    shape={Array<string>(5).fill('h-22 max-xl:h-60')}
  />
)
const LOADING = (
  <>
    <Loading
      className="mb-19 grid grid-cols-2 gap-3 lg:grid-cols-[1fr_13rem_10rem_14rem] xl:grid-cols-[1fr_15rem_12rem]"
      shape={['h-18 max-lg:col-span-2', 'h-18', 'h-18', 'h-18 max-lg:col-span-2 xl:hidden']}
    />
    {LOADING_ROWS}
  </>
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('myOrders', { title: 'My orders' })

/** Everything the account has booked: search, filter, sort, pages and bulk actions. */
export default function MyOrdersPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">My orders</h1>
      <div className="mt-6">
        <AccountGate skeleton={LOADING}>{() => <OrderViews />}</AccountGate>
      </div>
    </div>
  )
}

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'months', label: 'Months' },
] as const

/** Narrows all views to a client of the agency; nothing for other accounts. */
function OwnClientFilter(props: {
  clientId: string | null
  onChange: (clientId: string | null) => void
}) {
  const { account } = useAccount()
  return account?.team?.hasClients ? (
    <Suspense>
      <ClientFilter {...props} />
    </Suspense>
  ) : null
}

/** The list, the calendar or the months, by the URL. */
function OrderViews() {
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find(({ value }) => value === search.get('view'))?.value ?? 'list'
  const clientId = readClient(search)
  const keepClient: Record<string, string> = clientId === null ? {} : { client: clientId }
  return (
    <>
      <OwnClientFilter
        clientId={clientId}
        onChange={(next) => {
          const { client: _former, page: _page, ...others } = Object.fromEntries(search)
          setSearch(next === null ? others : { ...others, client: next })
        }}
      />
      <SegmentedControl
        label="View"
        isLabelHidden
        value={view}
        onChange={(next) => setSearch(next === 'list' ? keepClient : { ...keepClient, view: next })}
        options={VIEWS}
        className="mb-5"
      />
      {view === 'list' ? (
        <Orders />
      ) : (
        <Suspense fallback={<Loading label="Loading" shape="h-96" />}>
          {view === 'calendar' ? (
            <CalendarView clientId={clientId} />
          ) : (
            <MonthsView clientId={clientId} />
          )}
        </Suspense>
      )}
    </>
  )
}

function Orders() {
  const list = useOrderList()
  const { view, change, loaded } = list
  const page = loaded.value
  if (page?.total === 0 && !isNarrowed(view) && view.page === 1) return <NoOrders />
  const { page: _page, ...asked } = writeOrderListView(view)
  return (
    <>
      <OrdersToolbar view={view} onChange={change} />
      <LabelFilter
        label={view.label}
        listed={loaded.value}
        onChange={(label) => change({ label })}
      />
      <div className="mt-4 mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <output className="block text-sm text-ink-2">
          {page && !loaded.isLoading && !loaded.error
            ? formatQuantity(page.total, page.isTotalExact)
            : ''}
        </output>
        <Link
          to={sitePath('standingOrders')}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-3 hover:text-cobalt"
        >
          Standing orders
        </Link>
        <a
          href={exportAddress(asked)}
          download="orders.csv"
          className={buttonStyles('secondary', 'sm')}
        >
          <Download aria-hidden="true" className="size-4" />
          {isNarrowed(view) ? 'Export these as CSV' : 'Export all as CSV'}
        </a>
      </div>
      <ListedOrders list={list} />
      <StatusLegend />
    </>
  )
}

const formatQuantity = (total: number, isExact: boolean) =>
  total === 1
    ? '1 campaign or package'
    : `${formatCount(total)}${isExact ? '' : '+'} campaigns and packages`

function ListedOrders({ list: { view, change, loaded } }: { list: OrderList }) {
  const selected = useSelectedOrders()
  return (
    <PageState
      loaded={loaded}
      loading={LOADING_ROWS}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <NoMatch
          icon={<FileSearch aria-hidden="true" />}
          title="No order matches"
          showAllLabel="Show all orders"
          onShowAll={() =>
            change({ status: null, mediaType: null, label: null, client: null, q: '' })
          }
        >
          Search for an order ID, or for a part of the advertiser or campaign name.
        </NoMatch>
      }
    >
      {(page) => (
        <div
          aria-busy={loaded.isLoading}
          className={classNames('transition-opacity', loaded.isLoading && 'opacity-60')}
        >
          <OrdersTable
            rows={page.rows}
            view={view}
            onSort={(sort, direction) => change({ sort, direction })}
            selected={selected}
          />
          <div className="mt-4">
            <Paging label="orders" {...page} onPage={(next) => change({ page: next })} />
          </div>
          <SelectionBar selected={selected} onChanged={loaded.reload} />
        </div>
      )}
    </PageState>
  )
}

function NoOrders() {
  return (
    <EmptyState
      icon={<Megaphone aria-hidden="true" />}
      title="Nothing booked yet"
      className="rounded-card border border-line bg-card"
      action={
        <>
          <LinkButton to={planPath(null)}>Plan a campaign</LinkButton>
          <LinkButton variant="secondary" to={sitePath('adCreation')}>
            Have an ad made
          </LinkButton>
        </>
      }
    >
      Your campaigns appear here as soon as you have ordered them. Planning one takes minutes, and
      nothing is charged before checkout.
    </EmptyState>
  )
}
