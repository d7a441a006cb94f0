import type { AudienceGroup, PlanAudience } from './planAudience.ts'
import type { PriceLine } from '#domain/foundation/money/priceLine.ts'
import { ageShare, MAX_AGE, MIN_AGE } from './ageDistribution.ts'
import { type AudienceChoice, findAudienceChoice } from './audienceAttributes.ts'

/** The surcharge for one gender, USD cents per 1,000. */
export const GENDER_CPM_MINOR = 15
/**
 * The surcharge for the narrowest age range, USD cents per 1,000; wider ranges cost less, the full
 * range nothing.
 */
export const MAX_AGE_CPM_MINOR = 40
const MIN_AGE_CPM_MINOR = 5

/** The surcharge for an age range, USD cents per 1,000; less the wider it is. */
export function ageCpmMinor(from: number, to: number): number {
  if (from <= MIN_AGE && to >= MAX_AGE) return 0
  return Math.max(MIN_AGE_CPM_MINOR, Math.round(MAX_AGE_CPM_MINOR * (1 - ageShare(from, to))))
}

/**
 * The surcharges for a plan's audience, line by line, USD cents per 1,000. In a group only the most
 * expensive option counts. Groups that must all match (AND) each count; of alternatives (OR) only
 * the most expensive.
 */
export function audienceSurchargeMinor(audience: PlanAudience): PriceLine[] {
  const lines: PriceLine[] = []
  if (audience.gender !== 'all') {
    const label = audience.gender === 'female' ? 'Female' : 'Male'
    lines.push({ code: 'audience_gender', label, cpmMinor: GENDER_CPM_MINOR })
  }
  const ageCpm = ageCpmMinor(audience.ageFrom, audience.ageTo)
  if (ageCpm > 0) {
    const label = ageLabel(audience.ageFrom, audience.ageTo)
    lines.push({ code: 'audience_age', label, cpmMinor: ageCpm })
  }
  const groupLines = audience.groups.flatMap((group) => groupLine(group) ?? [])
  if (audience.combine === 'AND') return [...lines, ...groupLines]
  return [...lines, ...dearestOf(groupLines)]
}

/** The age range in words: "Age 25 to 54", "Age 65 and over", "Age up to 24", "All ages". */
export function ageLabel(from: number, to: number): string {
  if (from <= MIN_AGE && to >= MAX_AGE) return 'All ages'
  if (to >= MAX_AGE) return `Age ${from} and over`
  if (from <= MIN_AGE) return `Age up to ${to}`
  return from === to ? `Age ${from}` : `Age ${from} to ${to}`
}

function groupLine(group: AudienceGroup): PriceLine | undefined {
  const choices = [...new Set(group.options)].flatMap((option) => findAudienceChoice(option) ?? [])
  const [first, ...others] = choices
  if (!first) return undefined
  const dearest = others.reduce(dearer, first)
  const label = choiceLabel(dearest)
  return {
    code: `audience_group_${group.id}`,
    label: others.length === 0 ? label : `${label} (highest of ${choices.length})`,
    cpmMinor: dearest.option.cpmMinor,
  }
}

function dearer(a: AudienceChoice, b: AudienceChoice): AudienceChoice {
  return b.option.cpmMinor > a.option.cpmMinor ? b : a
}

function choiceLabel({ attribute, option }: AudienceChoice): string {
  return `${attribute.label}: ${option.label}`
}

function dearestOf(lines: readonly PriceLine[]): PriceLine[] {
  const [first, ...others] = lines
  if (!first) return []
  return [others.reduce((a, b) => (b.cpmMinor > a.cpmMinor ? b : a), first)]
}
