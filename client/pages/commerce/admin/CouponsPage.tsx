import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { TicketPercent } from 'lucide-react'
import { useSearchParams } from 'react-router'
import {
  type CouponSeries,
  SERIES_STATES,
  seriesState,
} from '#domain/commerce/coupon/couponSeries.ts'
import { askedRule } from '#domain/commerce/coupon/couponRule.ts'
import { couponDays } from '#domain/commerce/coupon/couponDays.ts'
import { formatCouponTerms } from '#domain/commerce/coupon/formatCouponTerms.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { GIVEN_LIST_NAMES, GIVEN_LISTS } from '#domain/commerce/admin/givenCoupons.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadCouponSeriesList } from '#client/api/commerce/couponCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { useSellerZone } from '#client/pages/foundation/admin/useSellerZone.ts'
import { EmptyList } from '#client/pages/foundation/admin/board/EmptyList.tsx'
import { ListTabs } from '#client/pages/foundation/admin/board/ListTabs.tsx'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { GivenCoupons } from './GivenCoupons.tsx'
import { SERIES_STATE_WORDS } from './seriesStateWords.ts'
import { NameLink } from '#client/pages/foundation/admin/NameLink.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const ALL = 'all'
const STATE_OPTIONS = [
  { id: ALL, label: 'All' },
  ...SERIES_STATES.map((id) => ({ id, label: SERIES_STATE_WORDS[id].label })),
]

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('coupons', { title: 'Coupons' })

/** The desk's coupon series: value, discounts given, and state. */
export default function CouponsPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Coupons</h1>
      <div className="mt-2">
        <AdminGate capability="manageCoupons" skeleton={<Loading shape="h-18" />}>
          {() => <Lists />}
        </AdminGate>
      </div>
    </div>
  )
}

const MADE = 'made'
const LISTS = { [MADE]: 'Made by the desk', ...GIVEN_LISTS }

function Lists() {
  const [address] = useSearchParams()
  const given = GIVEN_LIST_NAMES.find((name) => name === address.get('list'))
  return (
    <>
      <ListTabs
        lists={LISTS}
        current={given ?? MADE}
        queryOf={(list): Record<string, string> => (list === MADE ? {} : { list })}
      />
      <div className="mt-4">{given ? <GivenCoupons list={given} /> : <Coupons />}</div>
    </>
  )
}

function Coupons() {
  const [address, setAddress] = useSearchParams()
  const search = firstCharacters(address.get('q')?.trim() ?? '', MAX_SEARCH_LENGTH)
  const state = SERIES_STATES.find((each) => each === address.get('state')) ?? null
  const query = { search, state, after: address.get('after') }
  const go = (change: { search?: string; state?: string | null }) => {
    const next = { search, state, ...change }
    setAddress({
      ...(next.search ? { q: next.search } : {}),
      ...(next.state ? { state: next.state } : {}),
    })
  }
  const loaded = useLoaded(JSON.stringify(query), () => loadCouponSeriesList(query))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QueueSearch
          key={search}
          label="Name, or a code"
          value={search}
          onAsk={(words) => go({ search: words })}
        />
        <NativeSelect
          label="State"
          look="plain"
          options={STATE_OPTIONS}
          value={state ?? ALL}
          onChange={(id) => go({ state: id === ALL ? null : id })}
        />
        <LinkButton to={sitePath('newCoupons')} className="sm:ml-auto">
          New coupons
        </LinkButton>
      </div>
      <div className="mt-6 flex flex-col gap-4">
        <LoadedList loaded={loaded} label="coupons">
          {(view) => <Rows rows={view.series} isNarrowed={search !== '' || state !== null} />}
        </LoadedList>
      </div>
    </>
  )
}

function Rows({ rows, isNarrowed }: { rows: readonly CouponSeries[]; isNarrowed: boolean }) {
  const now = new Date(useNow(HALF_MINUTE_MS)).toISOString()
  const zone = useSellerZone() ?? 'UTC'
  if (rows.length === 0)
    return (
      <EmptyList
        icon={<TicketPercent aria-hidden="true" />}
        isNarrowed={isNarrowed}
        title="No coupons yet"
        tip="Try the start of a name, a whole code, or another state."
      >
        The coupons you create are listed here.
      </EmptyList>
    )
  return (
    <DataTable
      caption="Coupons"
      columns={columnsOf(now, zone)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

const worthOf = ({ amountMinor, rule }: CouponSeries) =>
  formatCouponTerms(amountMinor, askedRule(rule))

const columnsOf = (now: string, zone: string): Column<CouponSeries>[] => [
  { id: 'name', header: 'Name', cell: (series) => <SeriesName series={series} /> },
  { id: 'worth', header: 'Worth', from: 'lg', className: 'min-w-44', cell: worthOf },
  {
    id: 'codes',
    header: 'Coupons',
    from: 'lg',
    isNumeric: true,
    cell: ({ codes }) => formatCount(codes),
  },
  {
    id: 'uses',
    header: 'Orders',
    from: 'lg',
    isNumeric: true,
    cell: ({ uses }) => formatCount(uses),
  },
  {
    id: 'spent',
    header: 'Taken off',
    from: 'lg',
    isNumeric: true,
    className: 'whitespace-nowrap',
    cell: ({ spentMinor, budgetMinor }) => (
      <>
        {formatUsd(spentMinor)}
        {budgetMinor === null ? null : (
          <span className="block text-xs text-ink-2">of {formatUsd(budgetMinor)}</span>
        )}
      </>
    ),
  },
  {
    id: 'until',
    header: 'Until',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: (series) => {
      const lastDay = couponDays(series, zone).endsOn
      return lastDay === null ? 'No end' : formatDate(lastDay)
    },
  },
  {
    id: 'state',
    header: 'State',
    cell: (series) => {
      const { label, tone } = SERIES_STATE_WORDS[seriesState(series, now)]
      return <Badge tone={tone}>{label}</Badge>
    },
  },
]

/** The name, which opens the series; a narrow window adds its figures. */
function SeriesName({ series }: { series: CouponSeries }) {
  const { id, name, codes, uses, spentMinor } = series
  return (
    <>
      <NameLink to={sitePath('couponSeries', { id })} name={name} />
      <span className="block text-ink-2 lg:hidden">
        {worthOf(series)}. {formatCount(codes)} {codes === 1 ? 'coupon' : 'coupons'},{' '}
        <span className="whitespace-nowrap">
          {formatCount(uses)} {uses === 1 ? 'order' : 'orders'},
        </span>{' '}
        <span className="whitespace-nowrap">{formatUsd(spentMinor)} taken off</span>
      </span>
    </>
  )
}
