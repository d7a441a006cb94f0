import { forecast } from '../../forecast/forecast.ts'
import type { Forecast } from '../../forecast/forecast.types.ts'
import type { PlanReference } from '../../assessment/planReference.ts'
import { withTakenFormats } from '../../assessment/takenFormats.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { formatDaypart } from './formatDaypart.ts'
import { formatAdFormat } from './formatAdFormat.ts'
import { formatTopic } from './formatInventory.ts'
import { MEDIA_WORDS, formatProducts } from './mediaWords.ts'
import { formatAudience } from './formatAudience.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { formatCount, formatPeople } from '#domain/foundation/wording/numberWords.ts'
import { peopleOfRegion } from '../peopleOfRegion.ts'
import type { PlanStep } from '../../campaign/planStep.ts'
import { formatRegion } from './formatRegion.ts'
import { formatRuntime } from './formatRuntime.ts'
import { formatFrequency } from './formatFrequency.ts'
import { formatCreative } from './stepSummary.ts'

/** One line of a plan's description; `step` is the step that changes it. */
export interface PlanRow {
  step: PlanStep
  label: string
  value: string
}

/**
 * A plan in words, line by line, for the summary, mails and invoices. Marks the results as
 * estimates.
 */
export function describePlan(
  plan: CampaignPlan,
  reference: PlanReference,
  figures: Forecast = forecast(plan, reference),
): PlanRow[] {
  const { mediaType } = plan
  const rows: PlanRow[] = []
  const add = (step: PlanStep, label: string, value: string): void => {
    if (value !== '') rows.push({ step, label, value })
  }
  add('region', 'Media type', MEDIA_TYPE_NAMES[mediaType])
  const region = formatRegion(plan.region, reference.region)
  add('region', 'Region', region === '' ? 'No region yet' : region)
  const people = peopleOfRegion(formatPeople(figures.regionPopulation), plan.region.country)
  add('region', 'People in the region', region === '' ? '' : people)
  add('audience', 'Target audience', formatAudience(plan.audience))
  for (const { label, value } of inventoryRows(plan, reference, figures)) {
    add(isOnScreens(mediaType) ? 'region' : 'audience', label, value)
  }
  add('formats', 'Ad formats', formatAdFormat(withTakenFormats(plan, reference)))
  add('creatives', 'Creatives', formatCreative(plan))
  add('runtime', 'Running period', formatRuntime(plan))
  add('dayparts', 'Days and hours', formatDaypart(plan.dayparts))
  if (!isOnScreens(mediaType)) {
    add('frequency', 'Frequency cap', formatFrequency(plan.frequencyCapPerDay))
  }
  add('budget', 'Budget', dollars(plan.budgetMinor))
  for (const { label, value } of resultRows(plan, figures)) add('budget', label, value)
  return rows
}

type LabelledValue = Pick<PlanRow, 'label' | 'value'>

const NAMES_SHOWN = 12

function inventoryRows(
  plan: CampaignPlan,
  reference: PlanReference,
  { productCount }: Forecast,
): LabelledValue[] {
  const { mediaType, inventory, periods } = plan
  const { topics, products } = MEDIA_WORDS[mediaType]
  const hasRegion = formatRegion(plan.region, reference.region) !== ''
  const names = (ids: readonly string[]): string => {
    const wanted = new Set(ids)
    const found = reference.products.filter(({ id }) => wanted.has(id)).map(({ name }) => name)
    return formatList(found, 'and', NAMES_SHOWN)
  }
  return [
    { label: capitalized(topics), value: capitalized(formatTopic(plan)) },
    {
      label: capitalized(products),
      value: hasRegion ? formatProducts(mediaType, productCount) : '',
    },
    { label: 'Picked by hand', value: names(inventory.selected) },
    { label: 'Left out', value: names(inventory.deselected) },
    { label: 'Illuminated', value: periods?.illuminatedOnly ? 'Illuminated screens only' : '' },
  ]
}

function resultRows(plan: CampaignPlan, figures: Forecast): LabelledValue[] {
  if (figures.reach === 0) return []
  const { impressions } = MEDIA_WORDS[plan.mediaType]
  const times = formatDecimal(figures.frequency)
  return [
    {
      label: capitalized(impressions),
      value: `${formatCount(figures.impressions.mid)} (estimate)`,
    },
    {
      // People who pass a screen may live elsewhere.
      label: isOnScreens(plan.mediaType) ? 'People passing by' : 'People reached',
      value: `${formatCount(figures.reach)}, ${times}× each on average (estimate)`,
    },
    { label: 'CPM', value: formatUsd(figures.cpmMinor) },
    ...(figures.savingsMinor > 0
      ? [
          { label: 'Ratecard price', value: dollars(figures.ratecardPriceMinor) },
          { label: 'Savings', value: dollars(figures.savingsMinor) },
        ]
      : []),
  ]
}
