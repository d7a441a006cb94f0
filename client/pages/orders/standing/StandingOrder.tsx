import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import { RUN_STATE_NAMES, STANDING_STATE_NAMES } from '#domain/orders/standing/standingNames.ts'
import type { RunView, StandingView } from '#domain/orders/standing/standingView.types.ts'
import {
  cancelStandingCall,
  skipMonthCall,
  type StandingKey,
} from '#client/api/orders/standingCalls.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { ChangeStanding } from './ChangeStanding.tsx'

interface StandingProps {
  standing: StandingView
  access: StandingKey
  /** The month that the mailed link is about; null for a login. */
  mailedRunId: string | null
  /** The present standing order; null to reload it. */
  onChanged: (standing: StandingView | null) => void
}

/** A standing order with its terms, its months and the reader's actions. */
export function StandingOrder({ standing, access, mailedRunId, onChanged }: StandingProps) {
  const { state, orderId, orderNumber, advertiser, reason } = standing
  const isByLogin = 'id' in access
  const open = standing.runs.filter(
    ({ id, state: of }) => of === 'announced' && (mailedRunId === null || id === mailedRunId),
  )
  return (
    <>
      <h1 className="text-title wrap-anywhere">Standing order {orderNumber}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Badge tone={state === 'active' ? 'success' : state === 'ended' ? 'neutral' : 'warning'}>
          {STANDING_STATE_NAMES[state]}
        </Badge>
        <p className="wrap-anywhere text-ink-2">
          <bdi>{advertiser}</bdi>, every month
        </p>
      </div>
      {reason === null ? null : (
        <Callout
          tone={state === 'paused' ? 'warning' : 'info'}
          className="mt-6"
          title={
            state === 'paused' ? 'Nothing is ordered until you start it again' : 'It has ended'
          }
        >
          {reason}
        </Callout>
      )}
      {open.map((run) => (
        <Announced
          key={run.id}
          run={run}
          standing={standing}
          onSkip={async () => onChanged(await skipMonthCall(access, run.id))}
          onFailed={() => onChanged(null)}
        />
      ))}
      <Terms standing={standing} />
      <Months runs={standing.runs} standing={standing} areLinks={isByLogin} />
      <div className="mt-6 flex flex-wrap gap-3">
        {isByLogin ? (
          <LinkButton variant="secondary" to={sitePath('order', { id: orderId })}>
            Open the order
          </LinkButton>
        ) : null}
        {isByLogin && standing.mayChange ? <ChangeStanding standing={standing} /> : null}
        {standing.mayChange && state !== 'ended' ? (
          <Cancel
            onCancel={async () => onChanged(await cancelStandingCall(access))}
            onFailed={() => onChanged(null)}
          />
        ) : null}
      </div>
    </>
  )
}

/** Runs an action; shows its error below the button, and reloads what has changed meanwhile. */
function useAction(action: () => Promise<void>, onFailed: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    setProblem(null)
    try {
      await action()
    } catch (error) {
      setProblem(asProductError(error).message)
      onFailed()
    }
    setPending(false)
  }
  return { isPending, problem, run }
}

function Announced({
  run,
  standing: { currency, card, byInvoice, mayChange },
  onSkip,
  onFailed,
}: {
  run: RunView
  standing: StandingView
  onSkip: () => Promise<void>
  onFailed: () => void
}) {
  const { isPending, problem, run: skip } = useAction(onSkip, onFailed)
  const total = formatMoney({ amountMinor: run.totalMinor, currency })
  const how = byInvoice ? 'invoiced' : `charged to your ${card ?? 'card'}`
  return (
    <Card className="mt-6 p-5 sm:p-6">
      <h2 className="text-xl">Next order: {formatDay(run.orderOn)}</h2>
      <p className="mt-2">
        <span className="font-semibold tabular-nums">{total}</span> with tax, {how}.
      </p>
      <Notes run={run} />
      {mayChange ? (
        <Button
          className="mt-4"
          variant="secondary"
          isPending={isPending}
          onPress={() => void skip()}
        >
          Skip this month
        </Button>
      ) : null}
      {problem ? <ProblemBelow className="mt-4" title={problem} /> : null}
    </Card>
  )
}

const Notes = ({ run: { notes } }: { run: RunView }) => (
  <ul className="mt-2 list-disc pl-5 text-ink-2">
    {notes.map((note) => (
      <li key={note} className="wrap-anywhere">
        {note}
      </li>
    ))}
  </ul>
)

function Terms({ standing }: { standing: StandingView }) {
  const { day, maxTotalMinor, currency, endsOn, card, byInvoice, nextOn } = standing
  const rows: [string, ReactNode][] = [
    ['Ordered on', `Day ${day} of each month`],
    ['Highest total', `${formatMoney({ amountMinor: maxTotalMinor, currency })} with tax`],
    ['Ends', endsOn === null ? 'When you cancel' : formatDay(endsOn)],
    ['Paid by', byInvoice ? 'Invoice' : (card ?? 'A card that was removed')],
    ...(nextOn === null ? [] : [['Next order', formatDay(nextOn)] as [string, ReactNode]]),
  ]
  return (
    <Card className="mt-6 p-5 sm:p-6">
      <h2 className="text-xl">Terms</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 text-lg">Your consent</h3>
      <blockquote className="mt-2 border-l-2 border-line-2 pl-4 wrap-anywhere">
        {standing.consentText}
      </blockquote>
      <p className="mt-2 text-sm wrap-anywhere text-ink-2">
        {standing.consentedBy ?? 'A deleted account'}, {formatInstant(standing.consentedAt)},
        version {standing.consentVersion}
      </p>
    </Card>
  )
}

function Months({
  runs,
  standing: { currency },
  areLinks,
}: {
  runs: RunView[]
  standing: StandingView
  /** Orders open with a login only. */
  areLinks: boolean
}) {
  if (runs.length === 0) return null
  return (
    <Card className="mt-6 p-5 sm:p-6">
      <h2 className="text-xl">Months</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {runs.map((run) => (
          <li key={run.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="font-semibold">{formatDay(run.orderOn)}</span>
            <span className="tabular-nums">
              {formatMoney({ amountMinor: run.totalMinor, currency })}
            </span>
            <Badge>{RUN_STATE_NAMES[run.state]}</Badge>
            {areLinks && run.orderId !== null ? (
              <Link
                to={sitePath('order', { id: run.orderId })}
                className="underline underline-offset-3 hover:text-cobalt"
              >
                See the order of {formatDay(run.orderOn)}
              </Link>
            ) : null}
            {run.reason === null ? null : (
              <span className="basis-full text-sm wrap-anywhere text-ink-2">{run.reason}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Cancel({ onCancel, onFailed }: { onCancel: () => Promise<void>; onFailed: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { isPending, problem, run } = useAction(onCancel, onFailed)
  return (
    <>
      <Button variant="secondary" onPress={() => setAsking(true)}>
        Cancel the standing order
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Cancel the standing order?"
        confirmLabel="Cancel it"
        cancelLabel="Keep it"
        isPending={isPending}
        onConfirm={() => void run().then(() => setAsking(false))}
      >
        Nothing more is ordered or charged by it. Orders that were placed stay.
      </ConfirmDialog>
      {problem ? <ProblemBelow className="w-full" title={problem} /> : null}
    </>
  )
}
