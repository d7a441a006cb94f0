import type { AudienceGroup, PlanAudience } from './planAudience.ts'
import { ageShare, GENDER_SHARES } from './ageDistribution.ts'
import { findAudienceChoice } from './audienceAttributes.ts'

/** The minimum share that the model assumes: no audience counts as empty. */
export const MIN_AUDIENCE_SHARE = 1e-6

/**
 * Share (0..1], of the people aged 13 to 99, that a plan's audience includes: gender × age × groups.
 * Widening age or gender and adding an option to a group never lowers it; a further group never raises
 * it with AND and never lowers it with OR. Empty groups and unknown options change nothing.
 * Attributes are taken to be independent of one another.
 */
export function audienceShare(audience: PlanAudience): number {
  const share =
    GENDER_SHARES[audience.gender] *
    ageShare(audience.ageFrom, audience.ageTo) *
    groupsShare(audience)
  return Math.min(1, Math.max(MIN_AUDIENCE_SHARE, share))
}

/** The share of people that the groups include on their own: 1 with no group. */
export function groupsShare(audience: Pick<PlanAudience, 'groups' | 'combine'>): number {
  const shares = audience.groups
    .map(groupShare)
    .filter((share): share is number => share !== undefined)
  if (shares.length === 0) return 1
  return audience.combine === 'AND'
    ? shares.reduce((product, share) => product * share, 1)
    : unionShare(shares)
}

/** Share of people that one group includes (any of its options); undefined for a group with no known option. */
export function groupShare(group: AudienceGroup): number | undefined {
  const references = new Set(group.options)
  const sharesByAttribute = new Map<string, number[]>()
  const exclusive = new Set<string>()
  for (const reference of references) {
    const choice = findAudienceChoice(reference)
    if (!choice) continue
    const { attribute, option } = choice
    if (attribute.semantics === 'exclusive') exclusive.add(attribute.id)
    const shares = sharesByAttribute.get(attribute.id)
    if (shares) shares.push(option.share)
    else sharesByAttribute.set(attribute.id, [option.share])
  }
  if (sharesByAttribute.size === 0) return undefined
  const perAttribute = [...sharesByAttribute].map(([attributeId, shares]) =>
    exclusive.has(attributeId) ? sumShare(shares) : unionShare(shares),
  )
  return unionShare(perAttribute)
}

function sumShare(shares: readonly number[]): number {
  return Math.min(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  )
}

/** Share of people to whom at least one of several independent things applies. */
function unionShare(shares: readonly number[]): number {
  return 1 - shares.reduce((missed, share) => missed * (1 - share), 1)
}
