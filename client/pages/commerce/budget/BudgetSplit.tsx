import { STORAGE_REFUSED } from '#client/state/foundation/storage/storageRefused.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { SplitCurve } from '#client/components/planning/split/SplitCurve.tsx'
import { setBudgets } from '#client/state/commerce/cart/setBudgets.ts'
import { Button } from '#client/ui/Button.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import {
  lineCurve,
  nextLineGain,
  peopleOf,
  splitOverLines,
  totalRange,
  type SplitLines,
} from '#domain/planning/mediaMix/lineSplit.ts'
import type { Undoable } from '../UndoBar.tsx'
import { useSplitLines } from './useSplitLines.ts'

const STEP_MINOR = 50_00
const NEXT_MINOR = 100_00
const CURVE_POINTS = 10
/** Minimum upper end of the slider, USD cents. */
const LEAST_END_MINOR = 10_000_00
const LEAST_DIFFERENCE = 0.03
interface BudgetSplitProps {
  items: readonly CartItem[]
  onApplied: (undoable: Undoable) => void
  onClose: () => void
}

/** The total budget of the cart: the split that reaches the most people once, applied on request. */
export default function BudgetSplit({ items, onApplied, onClose }: BudgetSplitProps) {
  const state = useSplitLines(items)
  return (
    <section
      aria-labelledby="total-budget"
      className="w-full rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="total-budget" className="text-subheading">
          Total budget
        </h2>
        <Button variant="quiet" size="sm" onPress={onClose}>
          Close
        </Button>
      </div>
      <PageState
        loaded={{
          value: state.status === 'ready' ? state.place : null,
          error: state.status === 'error' ? state.error : null,
          reload: state.status === 'error' ? state.retry : () => undefined,
        }}
        loading={<Loading shape="mt-4 h-72" />}
      >
        {(place) => <Proposal items={items} place={place} onApplied={onApplied} />}
      </PageState>
    </section>
  )
}

function Proposal({
  items,
  place,
  onApplied,
}: {
  items: readonly CartItem[]
  place: SplitLines
  onApplied: (undoable: Undoable) => void
}) {
  const now = place.lines.map(({ key }) => items.find((item) => item.key === key)?.data.budget ?? 0)
  const nowMinor = now.reduce((sum, budget) => sum + budget, 0)
  const { leastMinor, mostMinor } = totalRange(place)
  const [totalMinor, setTotal] = useState(() => Math.max(leastMinor, nowMinor))
  const [isPending, setPending] = useState(false)
  const total = useDeferredValue(totalMinor)
  const endMinor = Math.min(mostMinor, Math.max(LEAST_END_MINOR, nowMinor * 2))
  const { budgets, people: reach } = useMemo(() => splitOverLines(place, total), [place, total])
  const curve = useMemo(() => lineCurve(place, endMinor, CURVE_POINTS), [place, endMinor])
  const before = peopleOf(place, now)

  const apply = async () => {
    setPending(true)
    try {
      const undo = await setBudgets(
        new Map(place.lines.map(({ key }, at) => [key, budgets[at] ?? 0])),
      )
      onApplied({ text: 'The budgets were changed.', undo })
    } catch (error) {
      const description = asProductError(error, STORAGE_REFUSED).message
      showToast({ tone: 'error', title: 'The budgets were not changed.', description })
      setPending(false)
    }
  }
  return (
    <div className="mt-3 flex flex-col gap-4">
      <p className="text-sm text-ink-2">
        We split it over your campaigns so that they reach the most people once. Each campaign gets
        at least its minimum.
      </p>
      <Slider
        label="Total for all campaigns"
        minValue={leastMinor}
        maxValue={Math.max(endMinor, leastMinor + STEP_MINOR, nowMinor)}
        step={STEP_MINOR}
        value={totalMinor}
        onChange={setTotal}
        formatValue={dollars}
      />
      <Lines items={items} place={place} now={now} budgets={budgets} />
      <div aria-live="polite">
        <p className="font-semibold">Reaches {formatRounded(reach)} people</p>
        <p className="text-sm text-ink-2">{comparedWords(reach, before)}</p>
        <NextGain items={items} place={place} budgets={budgets} />
      </div>
      <SplitCurve curve={curve} budgetMinor={total} value={reach} unit="People reached once" />
      <Button isPending={isPending} onPress={() => void apply()} className="self-start">
        Use these budgets
      </Button>
    </div>
  )
}

/** People compared with the former budgets. A difference below 3% is within the noise. */
function comparedWords(reach: number, before: number): string {
  if (Math.abs(reach - before) < LEAST_DIFFERENCE * before)
    return 'About as many as with the budgets in your cart.'
  return reach > before
    ? `${formatRounded(reach - before)} more than with the budgets in your cart.`
    : `${formatRounded(before - reach)} fewer than with the budgets in your cart.`
}

const nameOf = (items: readonly CartItem[], key: string): string =>
  items.find((item) => item.key === key)?.data.name ?? ''

function Lines({
  items,
  place,
  now,
  budgets,
}: {
  items: readonly CartItem[]
  place: SplitLines
  now: readonly number[]
  budgets: readonly number[]
}) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {place.lines.map(({ key, minBudgetMinor }, at) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <span className="min-w-0 break-words">{nameOf(items, key)}</span>
          <span className="text-sm text-ink-2">
            {dollars(now[at] ?? 0)} now,{' '}
            <strong className="text-base text-ink tabular-nums">{dollars(budgets[at] ?? 0)}</strong>
            {budgets[at] === minBudgetMinor ? ' (minimum)' : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}

function NextGain({
  items,
  place,
  budgets,
}: {
  items: readonly CartItem[]
  place: SplitLines
  budgets: readonly number[]
}) {
  const next = useMemo(() => nextLineGain(place, budgets, NEXT_MINOR), [place, budgets])
  return (
    <p className="text-sm text-ink-2">
      {next
        ? `The next $100 would reach ${formatRounded(next.gain)} more, with “${nameOf(items, next.key)}”.`
        : 'Another $100 would reach no more people.'}
    </p>
  )
}
