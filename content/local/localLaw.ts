import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { LocalSubject } from '#domain/planning/local/localSubject.ts'
import { SUBJECT_MEDIA } from '#domain/planning/local/localSubject.ts'
import { inCountry } from '../wording/countryNames.ts'
import { rulesOf } from '../facts/countryLaw.ts'
import type { SourceList } from '../pages/sourceList.ts'
import type { LocalView } from './localView.ts'

/** The states that have no billboards (DOOH-L2). */
const WITHOUT_BILLBOARDS: ReadonlySet<string> = new Set(['AK', 'HI', 'ME', 'VT'])

/** Told of the one state instead of all. */
const OF_ALL_STATES = 'DOOH-L2'

/** Where the law is asked for; a state of its own only where one is meant. */
export interface LawPlace {
  country: CampaignCountry
  state: { code: string; name: string } | null
}

/** The rules of a country and, for billboards, of a US state: those that we have a source for. */
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
        text: `It is one of the four states that ban them altogether. The screens offered in ${name} are examples; ask the desk what may actually run there.`,
        source,
      }
    : {
        title: 'Billboards are allowed',
        text: `${name} is not one of the four states that ban them. A city may be stricter than its state.`,
        source,
      }
