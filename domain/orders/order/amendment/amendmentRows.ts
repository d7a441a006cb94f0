import { withTakenFormats } from '#domain/planning/assessment/takenFormats.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { formatWords } from '#domain/planning/outlook/wording/formatWords.ts'
import { MEDIA_WORDS } from '#domain/planning/outlook/wording/mediaWords.ts'
import { runtimeWords } from '#domain/planning/outlook/wording/runtimeWords.ts'
import { whereRows, type AmendedReference } from './amendedWhere.ts'
import type { AmendedRow, AmendmentTerms } from './amendment.types.ts'

const impressionWords = ({ mid }: ImpressionRange): string =>
  `${mid.toLocaleString('en-US')} (estimate)`

/** The first days of a billboard plan's periods, each: as many others would look alike. */
const periodDays = ({ periods }: CampaignPlan): string =>
  (periods?.startDates ?? []).map((day) => formatDay(day)).join('; ')

/** What an amendment makes different, line by line, in words. */
export function amendmentRows(
  before: { plan: CampaignPlan; impressions: ImpressionRange },
  terms: AmendmentTerms,
  reference: AmendedReference,
): AmendedRow[] {
  const row = (label: string, of: (plan: CampaignPlan) => string): AmendedRow => ({
    label,
    before: of(before.plan),
    after: of(terms.plan),
  })
  const rows: AmendedRow[] = [
    ...whereRows(before.plan, terms.plan, reference),
    row('Running period', runtimeWords),
    row('Periods begin', periodDays),
    {
      label: 'Ad formats',
      before: formatWords(withTakenFormats(before.plan, reference.before)),
      after: formatWords(withTakenFormats(terms.plan, reference.after)),
    },
    {
      label: capitalized(MEDIA_WORDS[before.plan.mediaType].impressions),
      before: impressionWords(before.impressions),
      after: impressionWords(terms.impressions),
    },
    {
      label: 'Price before tax',
      before: formatUsd(terms.fromUsdMinor),
      after: formatUsd(terms.toUsdMinor),
    },
  ]
  return rows.filter((one) => one.before !== one.after)
}
