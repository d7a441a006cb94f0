import { Download, FileSearch, Megaphone } from 'lucide-react'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { exportAddress } from '#client/api/orders/myOrderCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Paging } from '#client/ui/Paging.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { OrderCards } from './OrderCards.tsx'
import { isNarrowed, writeOrderListView } from './orderListAddress.ts'
import { OrdersTable } from './OrdersTable.tsx'
import { OrdersToolbar } from './OrdersToolbar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StatusLegend } from './StatusLegend.tsx'
import { useOrderList, type OrderList } from './useOrderList.ts'
import { useSelectedOrders } from './useSelectedOrders.ts'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('myOrders', { title: 'My orders' })

/** Everything the account has booked: search, filter, sort, page, and what can be done with several at once. */
export default function MyOrdersPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">My orders</h1>
      <div className="mt-6">
        <AccountGate skeleton={<LoadingOrders />}>{() => <Orders />}</AccountGate>
      </div>
    </div>
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
      <div className="mt-4 mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <output className="block text-sm text-ink-2">
          {page && !loaded.isLoading && !loaded.error
            ? countWords(page.total, page.isTotalExact)
            : ''}
        </output>
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

const countWords = (total: number, isExact: boolean) =>
  total === 1
    ? '1 campaign or package'
    : `${total.toLocaleString('en-US')}${isExact ? '' : '+'} campaigns and packages`

function ListedOrders({ list: { view, change, loaded } }: { list: OrderList }) {
  const selected = useSelectedOrders()
  const page = loaded.value
  if (loaded.error) return <RetryCallout title={loaded.error.message} onRetry={loaded.reload} />
  if (!page) return <LoadingRows />
  if (page.rows.length === 0)
    return (
      <EmptyState
        icon={<FileSearch aria-hidden="true" />}
        title="No order matches"
        className="rounded-card border border-line bg-card"
        action={
          <Button
            variant="secondary"
            onPress={() => change({ status: null, mediaType: null, q: '' })}
          >
            Show all orders
          </Button>
        }
      >
        Search for an order ID, or for a part of the advertiser or campaign name.
      </EmptyState>
    )
  return (
    <div
      aria-busy={loaded.isLoading}
      className={classNames('transition-opacity', loaded.isLoading && 'opacity-60')}
    >
      <div className="hidden xl:block">
        <OrdersTable
          rows={page.rows}
          view={view}
          onSort={(sort, direction) => change({ sort, direction })}
          selected={selected}
        />
      </div>
      <div className="xl:hidden">
        <OrderCards rows={page.rows} selected={selected} />
      </div>
      <div className="mt-4">
        <Paging label="orders" {...page} onPage={(next) => change({ page: next })} />
      </div>
      <SelectionBar selected={selected} />
    </div>
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

function LoadingOrders() {
  return (
    <>
      <div
        aria-hidden="true"
        className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_13rem_10rem_14rem] xl:grid-cols-[1fr_15rem_12rem]"
      >
        <Skeleton className="h-18 max-lg:col-span-2" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18 max-lg:col-span-2 xl:hidden" />
      </div>
      <div className="mt-19">
        <LoadingRows />
      </div>
    </>
  )
}

function LoadingRows() {
  return (
    <div>
      <output className="sr-only">Your orders are loading</output>
      <div aria-hidden="true" className="flex flex-col gap-px">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} className="h-22 max-xl:h-60" />
        ))}
      </div>
    </div>
  )
}
