import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import { formatDay, todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError, type FieldError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import type {
  AmendedSlots,
  AmendmentTerms,
} from '#domain/orders/order/amendment/amendment.types.ts'
import { isSameTargeting } from '#domain/orders/order/amendment/restRatio.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { earliestStart, startReason } from '#domain/planning/campaign/leadTime.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'

/** A plan_invalid error with all problems, the first as its message. */
export function invalid(fields: readonly FieldError[]): ProductError {
  return new ProductError('plan_invalid', {
    ...(fields[0] ? { message: fields[0].message } : {}),
    fields: fields.map(({ path, message }) => ({ path, message })),
  })
}

interface ChangedLine {
  line: OrderLineRow
  terms: AmendmentTerms
  now: Date
}

/** Raises plan_invalid for an end before today, and for less than the delivered amount. */
export function refuseImpossible({ line, terms, now }: ChangedLine): void {
  const { runtime } = terms.plan
  if (runtime.endDate < todayIn(runtime.timeZone, now))
    throw invalid([{ path: 'runtime.endDate', message: 'The end cannot be before today.' }])
  if (terms.impressions.mid < line.deliveredImpressions) {
    const delivered = formatCount(line.deliveredImpressions)
    const message = `${delivered} ${MEDIA_WORDS[line.mediaType].impressions} are delivered already: the budget has to cover them.`
    throw invalid([{ path: 'budgetMinor', message }])
  }
}

/**
 * Raises plan_invalid when the remaining days cannot deliver the remaining budget. Never rejects a smaller budget or
 * more time on the same targeting, which makes nothing worse.
 */
export function refuseTooMuch({
  line,
  before,
  terms: { plan: after },
  reference,
  now,
}: ChangedLine & { before: CampaignPlan; reference: PlanReference }): void {
  const isNoWorse =
    isSameTargeting(before, after) &&
    after.budgetMinor <= before.budgetMinor &&
    after.runtime.endDate >= before.runtime.endDate
  const booked = line.impressions?.mid ?? 0
  if (isNoWorse || booked === 0) return
  const usedMinor = shareMinor(
    before.budgetMinor,
    Math.min(line.deliveredImpressions, booked),
    booked,
  )
  const today = todayIn(after.runtime.timeZone, now)
  const startDate = today > after.runtime.startDate ? today : after.runtime.startDate
  const leftMinor = Math.max(0, after.budgetMinor - usedMinor)
  const left = { ...after, budgetMinor: leftMinor, runtime: { ...after.runtime, startDate } }
  const { maxBudgetMinor } = forecast(left, reference)
  if (leftMinor <= maxBudgetMinor) return
  const most = formatUsd(usedMinor + maxBudgetMinor)
  const message = `In the days that are left, this campaign can use ${most} at most. Choose a smaller budget, a later end or more places and people.`
  throw invalid([{ path: 'budgetMinor', message }])
}

/** Raises plan_invalid when websites, stations or screens are added too late for their lead time (Planning 10). */
export function refuseTooSoon({
  before,
  after,
  slots,
  reference,
  now,
}: {
  before: CampaignPlan
  after: CampaignPlan
  slots: AmendedSlots | null
  reference: PlanReference
  now: Date
}): void {
  const { mediaType, runtime } = after
  const had = new Set(before.inventory.selected)
  const added = new Set(after.inventory.selected.filter((id) => !had.has(id)))
  const picked = reference.products.filter(({ id }) => added.has(id))
  const isAdded = added.size > 0 || (slots !== null && slots.added.length > 0)
  if (!isAdded) return
  const earliest = earliestStart(mediaType, runtime.timeZone, now, picked)
  const isLate = slots
    ? slots.added.some(
        ({ week }) => (week > runtime.startDate ? week : runtime.startDate) < earliest,
      )
    : picked.length > 0 && earliest > runtime.endDate
  if (!isLate) return
  const reason = startReason(mediaType, runtime.timeZone, now, picked)
  const message = slots
    ? `New screens and weeks can be added from ${formatDay(earliest)} on: ${reason}.`
    : `What you add cannot run before ${formatDay(earliest)}: ${reason}.`
  throw invalid([{ path: slots ? 'periods' : 'inventory', message }])
}
