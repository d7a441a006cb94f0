import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import { MAX_AGE, MIN_AGE } from '../audience/ageDistribution.ts'
import { ageLabel } from '../audience/audienceSurcharge.ts'
import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { countHours } from '../campaign/edits/daypartEdits.ts'
import { inventoryStep } from './issues/inventoryIssues.ts'
import { MAX_FLIGHT_DAYS } from '../campaign/leadTime.ts'
import { MEDIA_WORDS, formatProducts } from './wording/mediaWords.ts'
import { allHours } from '../campaign/start/allHours.ts'
import { defaultFormatIds } from '../campaign/start/newPlan.ts'
import { periodSpan } from '../campaign/edits/planEdits.ts'
import { runtimeDays } from '../campaign/planFlight.ts'
import { MAX_FREQUENCY_CAP, MAX_PERIODS } from '../campaign/planLimits.ts'
import type { PlanStep } from '../campaign/planStep.ts'
import { formatAge, formatGroup } from './wording/formatAudience.ts'
import { formatZips } from './wording/formatRegion.ts'
import {
  hasFrequencyCap,
  isOnScreens,
  isSoldBySlots,
} from '#domain/foundation/media/mediaTraits.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { nextRadius } from '../campaign/edits/regionEdits.ts'
import { topicsFor } from '#domain/catalogue/topic.ts'
import { cellIndexOf, codeKey } from '#domain/foundation/geo/cellIndex.ts'
import type { PlanReference } from '../assessment/planReference.ts'

/** One choice of a plan, removed or loosened by a step. */
export interface Relaxation {
  code: string
  step: PlanStep
  /** The present choice: "Radius 60 mi". */
  label: string
  /** The alternative, to follow a number: "at 80 mi". */
  at: string
  relaxedPlan: CampaignPlan
}

/** Every way to widen a plan by one step. Each retains the person's other choices. */
export function relaxations(plan: CampaignPlan, reference: PlanReference): Relaxation[] {
  return [
    ...widerRegion(plan, reference),
    ...widerAges(plan),
    ...anyGender(plan),
    ...fewerGroups(plan),
    ...moreFormats(plan),
    ...moreInventory(plan, reference),
    ...longerFlight(plan),
    ...allDayparts(plan),
    ...looserCap(plan),
  ]
}

function widerRegion(plan: CampaignPlan, reference: PlanReference): Relaxation[] {
  const { region } = plan
  if (region.wholeCountry) return []
  return [...widerRadius(plan), ...wholeState(plan, reference)]
}

function widerRadius(plan: CampaignPlan): Relaxation[] {
  const { region } = plan
  const unit = RANGE_UNITS[region.country]
  const places = region.places.map((place) => {
    const radius = nextRadius(region, place.radius) ?? place.radius
    return { ...place, radius }
  })
  const [old, ...others] = region.places
  const [wider] = places
  if (!old || !wider) return []
  const grown = places.filter(({ radius }, at) => radius > (region.places[at]?.radius ?? radius))
  if (grown.length === 0) return []
  const single = others.length === 0
  const label = single ? `Radius ${old.radius} ${unit}` : `Radius around ${places.length} places`
  const at = single ? `at ${wider.radius} ${unit}` : 'with each a step larger'
  const relaxedPlan = { ...plan, region: { ...region, places } }
  return [{ code: 'radius', step: 'region', label, at, relaxedPlan }]
}

/** A ZIP list together with the whole state of its first code. */
function wholeState(plan: CampaignPlan, reference: PlanReference): Relaxation[] {
  const { region } = plan
  if (region.zipCodes.length === 0) return []
  const [first] = region.zipCodes
  const index = cellIndexOf(reference.region.cells)
  const cell = index.cells[index.byCode.get(codeKey(region.country, first ?? '')) ?? -1]
  const profile = reference.region.profiles.find(({ country }) => country === region.country)
  const state = profile?.states.find(({ code }) => code === cell?.stateCode)
  if (!state || region.stateCodes.includes(state.code)) return []
  const label = formatZips(region.zipCodes, region.country)
  const stateCodes = [...region.stateCodes, state.code]
  const relaxedPlan = { ...plan, region: { ...region, stateCodes } }
  return [
    { code: 'zip_codes', step: 'region', label, at: `with all of ${state.name}`, relaxedPlan },
  ]
}

const AGE_STEP = 10

function widerAges(plan: CampaignPlan): Relaxation[] {
  const { ageFrom, ageTo } = plan.audience
  if (ageFrom > ageTo) return []
  const from = Math.max(MIN_AGE, ageFrom - AGE_STEP)
  const to = Math.min(MAX_AGE, ageTo + AGE_STEP)
  if (from === ageFrom && to === ageTo) return []
  // An age range of nearly everyone is offered as all ages.
  const widest = from <= MIN_AGE + 5 && to >= 85
  const range = widest ? { ageFrom: MIN_AGE, ageTo: MAX_AGE } : { ageFrom: from, ageTo: to }
  return [
    {
      code: 'age',
      step: 'audience',
      label: ageLabel(ageFrom, ageTo),
      at: `for ${formatAge(range.ageFrom, range.ageTo)}`,
      relaxedPlan: { ...plan, audience: { ...plan.audience, ...range } },
    },
  ]
}

function anyGender(plan: CampaignPlan): Relaxation[] {
  const { gender } = plan.audience
  if (gender === 'all') return []
  const label = gender === 'female' ? 'Female only' : 'Male only'
  const relaxedPlan = { ...plan, audience: { ...plan.audience, gender: 'all' as const } }
  return [{ code: 'gender', step: 'audience', label, at: 'for all genders', relaxedPlan }]
}

function fewerGroups(plan: CampaignPlan): Relaxation[] {
  const { groups, combine } = plan.audience
  if (combine === 'OR' && groups.length > 1) {
    const relaxedPlan = { ...plan, audience: { ...plan.audience, groups: [] } }
    const label = `One of ${groups.length} audience groups`
    return [{ code: 'groups', step: 'audience', label, at: 'without them', relaxedPlan }]
  }
  return groups.flatMap((group) => {
    const label = formatGroup(group, 2)
    if (label === null) return []
    const left = groups.filter(({ id }) => id !== group.id)
    const relaxedPlan = { ...plan, audience: { ...plan.audience, groups: left } }
    return [{ code: `group_${group.id}`, step: 'audience', label, at: 'without it', relaxedPlan }]
  })
}

function moreFormats(plan: CampaignPlan): Relaxation[] {
  const all = defaultFormatIds(plan.mediaType)
  const missing = all.filter((id) => !plan.formatIds.includes(id))
  if (missing.length === 0 || missing.length === all.length) return []
  const label = `${all.length - missing.length} of ${all.length} ad formats`
  const relaxedPlan = { ...plan, formatIds: all }
  return [{ code: 'formats', step: 'formats', label, at: 'with all formats', relaxedPlan }]
}

function moreInventory(plan: CampaignPlan, reference: PlanReference): Relaxation[] {
  const { inventory, mediaType, periods } = plan
  const step = inventoryStep(mediaType)
  const found: Relaxation[] = []
  const add = (code: string, label: string, at: string, change: Partial<CampaignPlan>): void => {
    found.push({ code, step, label, at, relaxedPlan: { ...plan, ...change } })
  }
  const offered = new Set(reference.products.map(({ id }) => id))
  const blocked = inventory.deselected.filter((id) => offered.has(id)).length
  if (blocked > 0) {
    const label = `${formatProducts(mediaType, blocked)} left out`
    add('deselected', label, blocked === 1 ? 'with it' : 'with them', {
      inventory: { ...inventory, deselected: [], fewWebsitesConfirmed: false },
    })
  }
  if (isOnScreens(mediaType)) {
    if (inventory.selected.length > 0) {
      const label = `Only ${formatProducts(mediaType, inventory.selected.length)} picked`
      const change = { inventory: { ...inventory, selected: [], deselected: [] } }
      add('all_screens', label, 'with all screens of the region', change)
    }
    if (periods?.illuminatedOnly) {
      const change = { periods: { ...periods, illuminatedOnly: false } }
      add('illuminated', 'Illuminated screens only', 'with all screens', change)
    }
    return found
  }
  const all = topicsFor(mediaType).map(({ id }) => id)
  const chosen = all.filter((id) => inventory.topics.includes(id)).length
  if (chosen < all.length) {
    const { topics, products } = MEDIA_WORDS[mediaType]
    const label = chosen > 0 ? `${chosen} of ${all.length} ${topics}` : `Only picked ${products}`
    add('topics', label, `with all ${topics}`, {
      inventory: { ...inventory, topics: all, fewWebsitesConfirmed: false },
    })
  }
  return found
}

const WEEK = 7

function longerFlight(plan: CampaignPlan): Relaxation[] {
  const { runtime, periods, mediaType } = plan
  const days = runtimeDays(runtime)
  if (days === 0) return []
  if (!isSoldBySlots(mediaType)) {
    const longer = Math.min(MAX_FLIGHT_DAYS, days + WEEK)
    if (longer <= days) return []
    const endDate = addDays(runtime.startDate, longer - 1)
    const relaxedPlan = { ...plan, runtime: { ...runtime, endDate } }
    const label = `Runs ${formatQuantity(days, 'day', 'days')}`
    return [{ code: 'flight', step: 'runtime', label, at: `at ${longer} days`, relaxedPlan }]
  }
  if (!periods || periods.startDates.length === 0 || periods.startDates.length >= MAX_PERIODS)
    return []
  const latest = periods.startDates.reduce((a, b) => (epochDay(a) > epochDay(b) ? a : b))
  const startDates = [...periods.startDates, addDays(latest, periods.periodDays)]
  const span = periodSpan({ periodDays: periods.periodDays, startDates })
  const longer = { ...runtime, ...span }
  if (runtimeDays(longer) > MAX_FLIGHT_DAYS) return []
  const relaxedPlan = { ...plan, periods: { ...periods, startDates }, runtime: longer }
  const count = periods.startDates.length
  const label = `${formatQuantity(count, 'period', 'periods')} of ${periods.periodDays} days`
  return [{ code: 'flight', step: 'runtime', label, at: `at ${count + 1} periods`, relaxedPlan }]
}

const HOURS_A_WEEK = 168

function allDayparts(plan: CampaignPlan): Relaxation[] {
  const hours = countHours(plan.dayparts)
  if (hours === HOURS_A_WEEK) return []
  const label = `${hours} of ${HOURS_A_WEEK} hours a week`
  const relaxedPlan = { ...plan, dayparts: allHours() }
  return [{ code: 'hours', step: 'dayparts', label, at: 'at all hours', relaxedPlan }]
}

function looserCap(plan: CampaignPlan): Relaxation[] {
  const cap = plan.frequencyCapPerDay
  if (cap === null || !hasFrequencyCap(plan.mediaType)) return []
  const next = cap + 1
  const looser = next <= MAX_FREQUENCY_CAP ? next : null
  const at = looser === null ? 'without a cap' : `at ${looser}x per day`
  const relaxedPlan = { ...plan, frequencyCapPerDay: looser }
  return [
    { code: 'frequency', step: 'frequency', label: `At most ${cap}x per day`, at, relaxedPlan },
  ]
}
