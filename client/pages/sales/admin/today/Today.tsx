import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { SourceOfOrders } from '#domain/foundation/analytics/arrival.ts'
import type { StuckJob, TodayView } from '#domain/sales/admin/today.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadToday } from '#client/api/sales/todayCalls.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { classNames } from '#client/ui/classNames.ts'
import { Alerts } from './Alerts.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { TODAY_SKELETON } from './todaySkeleton.tsx'
import { StoppedMail } from './StoppedMail.tsx'
import { type TodayCard, todayCards } from './todayCards.ts'

/** Open tasks and business figures, each with a link to its list. */
export function Today() {
  const loaded = useLoaded('today', loadToday)
  return (
    <PageState loaded={loaded} loading={TODAY_SKELETON}>
      {(value) => <TodayShown value={value} reload={loaded.reload} />}
    </PageState>
  )
}

function TodayShown({ value, reload }: { value: TodayView; reload: () => void }) {
  const now = useNow(HALF_MINUTE_MS)
  const may = useAccount().account?.staffCapabilities ?? []
  const cards = todayCards(value, now)
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
      {value.orders && value.orders.sources.length > 0 ? (
        <Sources sources={value.orders.sources} />
      ) : null}
      {value.alerts && value.alerts.length > 0 ? <Alerts alerts={value.alerts} /> : null}
      {value.failedJobs && value.failedJobs.length > 0 ? (
        <FailedJobs
          jobs={value.failedJobs}
          mayClose={may.includes('changeAllOrders')}
          onDone={reload}
        />
      ) : null}
      {value.stuck && value.stuck.length > 0 ? <Stuck jobs={value.stuck} /> : null}
      {value.stoppedMail && value.stoppedMail.length > 0 ? (
        <StoppedMail addresses={value.stoppedMail} onDone={reload} />
      ) : null}
      {value.ledger && value.ledger.problems.length > 0 ? (
        <Differences problems={value.ledger.problems} />
      ) : null}
    </>
  )
}

const EDGES = {
  calm: 'border-t-line',
  waits: 'border-t-amber',
  late: 'border-t-red',
} as const satisfies Record<TodayCard['tone'], string>

function Card({ card: { value, label, note, tone, to } }: { card: TodayCard }) {
  const look = classNames(
    'flex h-full flex-col gap-1 rounded-control border border-t-3 border-line bg-card p-4',
    EDGES[tone],
  )
  const words = (
    <>
      <span>
        <span className="num text-2xl">{value}</span> <span className="font-semibold">{label}</span>
      </span>
      <span className={classNames('text-sm', tone === 'late' ? 'text-red' : 'text-ink-2')}>
        {note}
      </span>
    </>
  )
  const isHere = to.startsWith('#')
  if (isHere && tone === 'calm') return <li className={look}>{words}</li>
  return (
    <li>
      {isHere ? (
        <a href={to} className={classNames(look, 'hover:border-ink-3')}>
          {words}
        </a>
      ) : (
        <Link to={to} className={classNames(look, 'hover:border-ink-3')}>
          {words}
        </Link>
      )}
    </li>
  )
}

const SHOWN_SOURCES = 8

function Sources({ sources }: { sources: readonly SourceOfOrders[] }) {
  const more = sources.length - SHOWN_SOURCES
  return (
    <section className="mt-8">
      <h2 className="text-heading">Sources of orders, last seven days</h2>
      <p className="mt-1 text-sm text-ink-2">
        Orders with tax, paid or not, without canceled ones.
      </p>
      <ul className="mt-3 rounded-card border border-line bg-card">
        {sources.slice(0, SHOWN_SOURCES).map(({ source, orders, totalUsdMinor }) => (
          <li
            key={source}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-3 text-sm last:border-0"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{source}</span>
            <span className="tabular-nums">
              {formatCount(orders)} {orders === 1 ? 'order' : 'orders'}, {formatUsd(totalUsdMinor)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-2 text-sm text-ink-2">
          {more === 1 ? 'One more source.' : `${more} more sources.`}
        </p>
      ) : null}
    </section>
  )
}

function Stuck({ jobs }: { jobs: readonly StuckJob[] }) {
  return (
    <section id="failed" className="mt-8 scroll-mt-4">
      <h2 className="text-heading">Failed emails and refunds</h2>
      <ul className="mt-3 rounded-card border border-line bg-card">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-3 text-sm last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="inline-block font-semibold first-letter:uppercase">
                {job.what}: {job.name.replaceAll('_', ' ')}
              </span>
              , tried {job.attempts === 1 ? 'once' : `${job.attempts} times`} since{' '}
              {formatInstant(job.since)}
              {job.lastError ? `: ${job.lastError}` : ''}
            </span>
            {job.orderId ? (
              <Link
                to={sitePath('adminOrder', { id: job.orderId })}
                className="font-semibold text-cobalt underline underline-offset-3"
              >
                Its order
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Differences({ problems }: { problems: readonly string[] }) {
  return (
    <section id="ledger" className="mt-8 scroll-mt-4">
      <h2 className="text-heading">Differences in the ledger</h2>
      <ul className="mt-3 flex flex-col gap-1 rounded-card border border-line bg-card p-5 font-mono text-xs">
        {problems.map((problem) => (
          <li key={problem} className="wrap-anywhere">
            {problem}
          </li>
        ))}
      </ul>
    </section>
  )
}
