import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { LocalSubject } from '#domain/planning/local/localSubject.ts'
import { SUBJECT_MEDIA } from '#domain/planning/local/localSubject.ts'
import { inCountry } from '../wording/countryNames.ts'
import { rulesOf } from '../facts/countryLaw.ts'
import type { SourceList } from '../pages/sourceList.ts'
import type { LocalView } from './localView.ts'

/** The states that have no billboards (DOOH-L2). */
const WITHOUT_BILLBOARDS: ReadonlySet<string> = new Set(['AK', 'HI', 'ME', 'VT'])

/** The general rule that a state's own rule replaces. */
const OF_ALL_STATES = 'DOOH-L2'

/** The place of a legal question; a state only if one is meant. */
export interface LawPlace {
  country: CampaignCountry
  state: { code: string; name: string } | null
}

/** The rules of a country and, for billboards, of a US state, as far as we have a source. */
export function localLaw(
  { country, state }: LawPlace,
  subject: LocalSubject,
  sources: SourceList,
): LocalView['law'] {
  const isOfState = subject === 'screens' && country === 'US' && state !== null
  const rules = rulesOf(country, SUBJECT_MEDIA[subject])
    .filter(({ from }) => !isOfState || from !== OF_ALL_STATES)
    .map(({ title, text, from }) => ({ title, text, source: sources.numberOf(from) }))
  const own = isOfState ? [ruleOfState(state, sources.numberOf(OF_ALL_STATES))] : []
  const all = [...own, ...rules]
  const heading = `Rules in ${isOfState ? state.name : inCountry(country)}`
  return all.length === 0 ? null : { heading, rules: all }
}

const ruleOfState = ({ code, name }: { code: string; name: string }, source: number) =>
  WITHOUT_BILLBOARDS.has(code)
    ? {
        title: `${name} bans billboards`,
        text: `It is one of the four states that ban them altogether. Ask the desk which screens may run in ${name} before you book one.`,
        source,
      }
    : {
        title: 'Billboards are allowed',
        text: `${name} is not one of the four states that ban them. A city may be stricter than its state.`,
        source,
      }
