import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { couponDays } from '#domain/commerce/coupon/couponDays.ts'
import { seriesState } from '#domain/commerce/coupon/couponSeries.ts'
import type { CouponSeriesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import { formatSeries } from '#domain/commerce/coupon/formatCouponTerms.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { sitePath } from '#content/sitePaths.ts'
import {
  couponCodesPath,
  loadCouponSeries,
  switchCouponSeriesCall,
} from '#client/api/commerce/couponCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Card } from '#client/ui/Card.tsx'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { AuditEntries } from '#client/pages/foundation/admin/AuditEntries.tsx'
import { PendingDetail } from '#client/pages/foundation/admin/board/PendingDetail.tsx'
import { SeriesCodes } from './SeriesCodes.tsx'
import { SeriesUses } from './SeriesUses.tsx'
import { TermsDialog } from './TermsDialog.tsx'
import { SERIES_STATE_WORDS } from './seriesStateWords.ts'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { useSellerZone } from '#client/pages/foundation/admin/useSellerZone.ts'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('couponSeries', { title: 'Coupons' })

const NO_SERIES = {
  title: 'These coupons were not found',
  to: sitePath('coupons'),
  label: 'All coupons',
}

/** A series of coupons: its terms, its uses and its audit log. */
export default function CouponSeriesPage() {
  const { id = '' } = useParams()
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('coupons')}>Coupons</AdminCrumb>
      <AdminGate capability="manageCoupons" skeleton={<Loading shape="h-72" />}>
        {() => <Series key={id} id={id} />}
      </AdminGate>
    </div>
  )
}

function Series({ id }: { id: string }) {
  const loaded = useLoaded(id, () => loadCouponSeries(id))
  const { value, reload } = loaded
  if (!value) return <PendingDetail title="Coupons" loaded={loaded} missing={NO_SERIES} />
  return (
    <>
      <Head view={value} onChanged={reload} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-6">
          {value.onlyCode === null ? <SeriesCodes id={id} onChanged={reload} /> : null}
          <SeriesUses uses={value.uses} total={value.series.uses} />
        </div>
        <Card as="section" aria-labelledby="series-audit">
          <h2 id="series-audit" className="text-subheading">
            Audit log
          </h2>
          <AuditEntries entries={value.audit} />
        </Card>
      </div>
    </>
  )
}

function Head({ view, onChanged }: { view: CouponSeriesView; onChanged: () => void }) {
  const { series, onlyCode } = view
  const nowIso = new Date(useNow(HALF_MINUTE_MS)).toISOString()
  const [isChanging, setChanging] = useState(false)
  const { id, name, spentMinor, budgetMinor, uses, offAt } = series
  const zone = useSellerZone()
  const days = couponDays(series, zone ?? 'UTC')
  const { label, tone } = SERIES_STATE_WORDS[seriesState(series, nowIso)]
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-title wrap-anywhere">{name}</h1>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 max-w-prose text-ink-2">{formatSeries(series)}.</p>
      {onlyCode === null ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <span className="font-mono text-lg font-semibold">{onlyCode}</span>
          <CopyButton text={onlyCode} label="Copy the code" />
        </p>
      )}
      <dl className="mt-5 grid gap-x-8 gap-y-4 border-y border-line py-4 sm:grid-cols-4">
        <Fact label="Orders">{formatCount(uses)}</Fact>
        <Fact label="Taken off">
          {formatUsd(spentMinor)}
          {budgetMinor === null ? '' : ` of ${formatUsd(budgetMinor)}`}
        </Fact>
        <Fact label="From">{days.startsOn === null ? 'At once' : formatDate(days.startsOn)}</Fact>
        <Fact label="Until">{days.endsOn === null ? 'No end' : formatDate(days.endsOn)}</Fact>
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={couponCodesPath(id)} download className={buttonStyles('secondary', 'md')}>
          <Download aria-hidden="true" className="size-4" />
          Codes as CSV
        </a>
        <Button variant="secondary" onPress={() => setChanging(true)}>
          Change the terms
        </Button>
        <Switch id={id} isOn={offAt === null} onChanged={onChanged} />
      </div>
      {isChanging ? (
        <TermsDialog
          series={series}
          nowIso={nowIso}
          onClose={() => setChanging(false)}
          onChanged={onChanged}
        />
      ) : null}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function Switch({ id, isOn, onChanged }: { id: string; isOn: boolean; onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const words = isOn ? 'Switch off' : 'Switch on again'
  return (
    <>
      <Button variant={isOn ? 'danger' : 'secondary'} onPress={() => setAsking(true)}>
        {words}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isOn ? 'Switch these coupons off?' : 'Switch these coupons on again?'}
        confirmLabel={words}
        tone={isOn ? 'danger' : 'primary'}
        onConfirm={async (reason) => {
          await switchCouponSeriesCall(id, !isOn, reason)
          onChanged()
        }}
      >
        <p>
          {isOn
            ? 'No cart can use them anymore, even one that already holds one. Orders that used one keep it.'
            : 'They can be used again, within their dates and budget.'}
        </p>
      </ReasonDialog>
    </>
  )
}
