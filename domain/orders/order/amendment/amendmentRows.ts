import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { withTakenFormats } from '#domain/planning/assessment/takenFormats.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { formatAdFormat } from '#domain/planning/findings/wording/formatAdFormat.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { dayHours } from './dayHours.ts'
import { formatDaypart } from '#domain/planning/findings/wording/formatDaypart.ts'
import { formatFrequency } from '#domain/planning/findings/wording/formatFrequency.ts'
import { formatRuntime } from '#domain/planning/findings/wording/formatRuntime.ts'
import { whereRows, type AmendedReference } from './amendedWhere.ts'
import type { AmendedRow, AmendmentTerms } from './amendment.types.ts'

const formatPeople = (reach: number): string => `${formatCount(reach)} (estimate)`

const impressionWords = ({ mid }: ImpressionRange): string => `${formatCount(mid)} (estimate)`

/** The first days of all periods of a billboard plan, as a count alone could hide a change. */
const periodDays = ({ periods }: CampaignPlan): string =>
  (periods?.startDates ?? []).map((day) => formatDay(day)).join('; ')

/** Days and hours; if both read alike, the hours of each day that differs. */
function hourRow(before: CampaignPlan, after: CampaignPlan): AmendedRow {
  const words = [formatDaypart(before.dayparts), formatDaypart(after.dayparts)] as const
  const label = 'Days and hours'
  if (words[0] !== words[1]) return { label, before: words[0], after: words[1] }
  const days = before.dayparts.flatMap((day, at) => (day === after.dayparts[at] ? [] : [at]))
  const each = ({ dayparts }: CampaignPlan) =>
    days.map((day) => dayHours(day, dayparts[day] ?? '')).join('; ')
  return { label, before: each(before), after: each(after) }
}

/** The differences that an amendment makes, line by line, in words. */
export function amendmentRows(
  before: { plan: CampaignPlan; impressions: ImpressionRange; reach: number },
  terms: AmendmentTerms & { reach: number },
  reference: AmendedReference,
): AmendedRow[] {
  const row = (label: string, of: (plan: CampaignPlan) => string): AmendedRow => ({
    label,
    before: of(before.plan),
    after: of(terms.plan),
  })
  const rows: AmendedRow[] = [
    ...whereRows(before.plan, terms.plan, reference),
    row('Running period', formatRuntime),
    row('Periods begin', periodDays),
    hourRow(before.plan, terms.plan),
    row('Frequency cap', ({ frequencyCapPerDay }) => formatFrequency(frequencyCapPerDay)),
    {
      label: 'Ad formats',
      before: formatAdFormat(withTakenFormats(before.plan, reference.before)),
      after: formatAdFormat(withTakenFormats(terms.plan, reference.after)),
    },
    {
      label: capitalized(MEDIA_WORDS[before.plan.mediaType].impressions),
      before: impressionWords(before.impressions),
      after: impressionWords(terms.impressions),
    },
    {
      label: 'People reached',
      before: formatPeople(before.reach),
      after: formatPeople(terms.reach),
    },
    {
      label: 'Price before tax',
      before: formatUsd(terms.fromUsdMinor),
      after: formatUsd(terms.toUsdMinor),
    },
  ]
  return rows.filter((one) => one.before !== one.after)
}
