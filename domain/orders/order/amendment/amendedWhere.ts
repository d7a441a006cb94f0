import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { planProducts } from '#domain/planning/assessment/planProducts.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { formatAudience } from '#domain/planning/findings/wording/formatAudience.ts'
import { formatInventory } from '#domain/planning/findings/wording/formatInventory.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import { formatRegion } from '#domain/planning/findings/wording/formatRegion.ts'
import type { AmendedRow } from './amendment.types.ts'

/**
 * No list is cut: the buyer reads all of it before agreeing. More entries than any plan can have.
 */
const ALL = 5000
/** Maximum number of added or removed products listed by name. */
const NAMED_PRODUCTS = 12

/** The reference data of both plans. */
export interface AmendedReference {
  before: PlanReference
  after: PlanReference
}

/**
 * Places, audience and products before and after; names what is added and removed, so that no
 * change hides behind an equal number.
 */
export function whereRows(
  before: CampaignPlan,
  after: CampaignPlan,
  reference: AmendedReference,
): AmendedRow[] {
  return [
    regionRow(before.region, after.region, reference.after.region),
    {
      label: 'Audience',
      before: formatAudience(before.audience, ALL),
      after: formatAudience(after.audience, ALL),
    },
    productRow(before, after, reference),
  ]
}

function regionRow(before: PlanRegion, after: PlanRegion, reference: RegionReference): AmendedRow {
  const codes = differenceOf(before.zipCodes, after.zipCodes)
  const areBothLists = before.zipCodes.length > 0 && after.zipCodes.length > 0
  const count = ({ length }: readonly string[]) => (length > 0 ? formatCount(length) : '')
  const zips = areBothLists && !before.wholeCountry && !after.wholeCountry
  return {
    label: 'Region',
    before: regionInFull(before, reference),
    after:
      regionInFull(after, reference) +
      (zips ? noteOf({ added: count(codes.added), gone: count(codes.gone) }) : ''),
  }
}

function regionInFull(region: PlanRegion, reference: RegionReference): string {
  if (region.wholeCountry) return formatRegion(region, reference)
  const { places, zipCodes, stateCodes, country } = region
  const { excluded = [] } = region
  const none = { country, wholeCountry: false, places: [], zipCodes: [], stateCodes: [] }
  const words = [
    ...places.map(({ label, radius }) => `${label}, ${radius} ${RANGE_UNITS[country]}`),
    formatRegion({ ...none, zipCodes }, reference),
    ...stateCodes.map((code) => formatRegion({ ...none, stateCodes: [code] }, reference)),
  ]
  const without = excluded.map(({ label, radius }) => `${label}, ${radius} ${RANGE_UNITS[country]}`)
  const less = without.length > 0 ? ` without ${formatList(without, 'and', ALL)}` : ''
  return `${formatList(words.filter(Boolean), 'and', ALL)}${less}`
}

function productRow(
  before: CampaignPlan,
  after: CampaignPlan,
  reference: AmendedReference,
): AmendedRow {
  const had = planProducts(before, reference.before)
  const has = planProducts(after, reference.after)
  const names = new Map([...had, ...has].map(({ id, name }) => [id, name]))
  const ids = (products: typeof had) => products.map(({ id }) => id)
  const { added, gone } = differenceOf(ids(had), ids(has))
  const named = (some: readonly string[]) =>
    formatList(
      some.map((id) => names.get(id) ?? id),
      'and',
      NAMED_PRODUCTS,
    )
  return {
    label: 'Shown on',
    before: formatInventory(before, had.length),
    after: formatInventory(after, has.length) + noteOf({ added: named(added), gone: named(gone) }),
  }
}

function differenceOf(before: readonly string[], after: readonly string[]) {
  const had = new Set(before)
  const has = new Set(after)
  return {
    added: after.filter((one) => !had.has(one)),
    gone: before.filter((one) => !has.has(one)),
  }
}

/** " (new: A and B; left out: C)", or nothing. */
function noteOf({ added, gone }: { added: string; gone: string }): string {
  const parts = [added && `new: ${added}`, gone && `left out: ${gone}`].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join('; ')})` : ''
}
