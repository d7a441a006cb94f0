import { TicketPercent } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import {
  type CouponSeries,
  SERIES_STATES,
  seriesState,
} from '#domain/commerce/coupon/couponSeries.ts'
import { askedRule } from '#domain/commerce/coupon/couponRule.ts'
import { couponDays } from '#domain/commerce/coupon/couponDays.ts'
import { couponWords } from '#domain/commerce/coupon/couponWords.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { GIVEN_LIST_NAMES, GIVEN_LISTS } from '#domain/commerce/admin/givenCoupons.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadCouponSeriesList } from '#client/api/commerce/couponCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { useSellerZone } from '#client/pages/foundation/admin/useSellerZone.ts'
import { EmptyList } from '#client/pages/foundation/admin/board/EmptyList.tsx'
import { ListTabs } from '#client/pages/foundation/admin/board/ListTabs.tsx'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { GivenCoupons } from './GivenCoupons.tsx'
import { SERIES_STATE_WORDS } from './seriesStateWords.ts'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchText.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const ALL = 'all'
const STATE_OPTIONS = [
  { id: ALL, label: 'All' },
  ...SERIES_STATES.map((id) => ({ id, label: SERIES_STATE_WORDS[id].label })),
]

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('coupons', { title: 'Coupons' })

/** The coupons that the desk made: what they are worth, what they took off, whether they can be used. */
export default function CouponsPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Coupons</h1>
      <div className="mt-2">
        <AdminGate capability="manageCoupons" skeleton={<Skeleton className="h-18" />}>
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
    <Table caption="Coupons">
      <thead>
        <tr>
          <ColumnHeader>Name</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">Worth</ColumnHeader>
          <ColumnHeader isNumeric className="max-lg:hidden">
            Coupons
          </ColumnHeader>
          <ColumnHeader isNumeric className="max-lg:hidden">
            Orders
          </ColumnHeader>
          <ColumnHeader isNumeric className="max-lg:hidden">
            Taken off
          </ColumnHeader>
          <ColumnHeader className="max-lg:hidden">Until</ColumnHeader>
          <ColumnHeader>State</ColumnHeader>
        </tr>
      </thead>
      <tbody className="text-sm">
        {rows.map((series) => (
          <SeriesRow key={series.id} series={series} />
        ))}
      </tbody>
    </Table>
  )
}

function SeriesRow({ series }: { series: CouponSeries }) {
  const nowMs = useNow(HALF_MINUTE_MS)
  const { id, name, amountMinor, rule, codes, uses, spentMinor, budgetMinor } = series
  const zone = useSellerZone()
  const lastDay = couponDays(series, zone ?? 'UTC').endsOn
  const worth = couponWords(amountMinor, askedRule(rule))
  const { label, tone } = SERIES_STATE_WORDS[seriesState(series, new Date(nowMs).toISOString())]
  return (
    <tr>
      <Cell>
        <Link
          to={sitePath('couponSeries', { id })}
          className={`font-semibold wrap-anywhere text-cobalt underline-offset-3 hover:underline ${FINGER_LINK}`}
        >
          {name}
        </Link>
        <span className="block text-ink-2 lg:hidden">
          {worth}. {codes.toLocaleString('en-US')} {codes === 1 ? 'coupon' : 'coupons'},{' '}
          <span className="whitespace-nowrap">
            {uses.toLocaleString('en-US')} {uses === 1 ? 'order' : 'orders'},
          </span>{' '}
          <span className="whitespace-nowrap">{formatUsd(spentMinor)} taken off</span>
        </span>
      </Cell>
      <Cell className="min-w-44 max-lg:hidden">{worth}</Cell>
      <Cell isNumeric className="max-lg:hidden">
        {codes.toLocaleString('en-US')}
      </Cell>
      <Cell isNumeric className="max-lg:hidden">
        {uses.toLocaleString('en-US')}
      </Cell>
      <Cell isNumeric className="whitespace-nowrap max-lg:hidden">
        {formatUsd(spentMinor)}
        {budgetMinor === null ? null : (
          <span className="block text-xs text-ink-2">of {formatUsd(budgetMinor)}</span>
        )}
      </Cell>
      <Cell className="whitespace-nowrap max-lg:hidden">
        {lastDay === null ? 'No end' : dayWords(lastDay)}
      </Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
      </Cell>
    </tr>
  )
}
