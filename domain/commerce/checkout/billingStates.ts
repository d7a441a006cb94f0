import { CA_PROVINCE_TAX } from '../tax/caProvinceTax.ts'
import { US_STATE_TAX } from '../tax/usStateTax.ts'
import { compareNames } from '#domain/foundation/search/foldText.ts'

const STATES_OF: Record<string, Record<string, unknown> | undefined> = {
  US: US_STATE_TAX,
  CA: CA_PROVINCE_TAX,
}

/** Whether the billing address needs a state (US) or province (CA) from a list. */
export function needsState(country: string): boolean {
  return STATES_OF[country] !== undefined
}

/** The states or provinces to choose from, by name; empty where none is needed. */
export function billingStates(country: string): { code: string; name: string }[] {
  const states = (STATES_OF[country] ?? {}) as Record<string, { name: string }>
  return Object.entries(states)
    .map(([code, { name }]) => ({ code, name }))
    .toSorted((a, b) => compareNames(a.name, b.name))
}

/** Whether it is a state of that country's list; true for anything without a list. */
export const isKnownState = (country: string, state: string): boolean =>
  STATES_OF[country] === undefined || Object.hasOwn(STATES_OF[country] ?? {}, state)
