import type { AudienceAttribute, AudienceOption } from './attribute.ts'
import { HOUSEHOLD_ATTRIBUTES } from './householdAttributes.ts'
import { LEISURE_ATTRIBUTES } from './leisureAttributes.ts'
import { SHOPPING_ATTRIBUTES } from './shoppingAttributes.ts'
import { TRAVEL_ATTRIBUTES } from './travelAttributes.ts'
import { WORK_ATTRIBUTES } from './workAttributes.ts'

/** Every attribute that can be targeted besides age and gender, with its options (Planning 5). */
export const AUDIENCE_ATTRIBUTES: readonly AudienceAttribute[] = [
  ...HOUSEHOLD_ATTRIBUTES,
  ...WORK_ATTRIBUTES,
  ...LEISURE_ATTRIBUTES,
  ...TRAVEL_ATTRIBUTES,
  ...SHOPPING_ATTRIBUTES,
]

/** An option with the attribute it belongs to. */
export interface AudienceChoice {
  /** `attributeId.optionId`, as plans store it. */
  reference: string
  attribute: AudienceAttribute
  option: AudienceOption
}

const byReference = new Map<string, AudienceChoice>(
  AUDIENCE_ATTRIBUTES.flatMap((attribute) =>
    attribute.options.map((option) => {
      const reference = `${attribute.id}.${option.id}`
      return [reference, { reference, attribute, option }] as const
    }),
  ),
)

/** The choice a plan's `attributeId.optionId` stands for, or undefined if the catalogue has none. */
export function findAudienceChoice(reference: string): AudienceChoice | undefined {
  return byReference.get(reference)
}
