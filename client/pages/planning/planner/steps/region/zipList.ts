import {
  unknownMessage,
  zipVerdicts,
  type KnownZip,
  type ZipVerdict,
} from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import { looksLikeZip } from '#domain/foundation/geo/postcodes/zipCode.ts'
import { MAX_ZIP_CODES, type CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'

/** The person's codes, in order and with repetitions, with the server's facts about them. */
export interface ZipList {
  country: CampaignCountry
  /** Codes of another state are marked; null allows every state. */
  stateCode: string | null
  codes: readonly string[]
  known: ReadonlyMap<string, KnownZip>
  /** Probable corrections of invalid codes. */
  suggestions: ReadonlyMap<string, string>
  /** Codes of another state that the person chose to keep. */
  kept: ReadonlySet<string>
}

export type ZipFilter = 'all' | ZipVerdict['verdict']

export interface ZipRow extends ZipVerdict {
  /** Its position in the list, as a code may occur more than once. */
  position: number
  isKept: boolean
}

export function emptyZipList(country: CampaignCountry): ZipList {
  return {
    country,
    stateCode: null,
    codes: [],
    known: new Map(),
    suggestions: new Map(),
    kept: new Set(),
  }
}

/** The number of codes beyond the limit. */
export function surplusOf(list: ZipList, added: readonly string[]): number {
  return Math.max(0, list.codes.length + added.length - MAX_ZIP_CODES)
}

/** Adds the server's verdicts to the list. */
export function withVerdicts(list: ZipList, verdicts: readonly ZipVerdict[]): ZipList {
  const known = new Map(list.known)
  const suggestions = new Map(list.suggestions)
  for (const { code, placeName, stateCode, suggestion } of verdicts) {
    if (placeName !== null && stateCode !== null) known.set(code, { name: placeName, stateCode })
    if (suggestion !== null) suggestions.set(code, suggestion)
  }
  return { ...list, known, suggestions }
}

export function withCodes(list: ZipList, added: readonly string[]): ZipList {
  return { ...list, codes: [...list.codes, ...added].slice(0, MAX_ZIP_CODES) }
}

/** The verdict on each code, by the server's rule. */
export function zipRows(list: ZipList): ZipRow[] {
  const verdicts = zipVerdicts({ ...list, codes: [...list.codes] }, (code) => list.known.get(code))
  return verdicts.map((verdict, position) => {
    const isKept = verdict.verdict === 'other_state' && list.kept.has(verdict.code)
    // Only the server knows every code, and whether a correction is unique.
    const suggestion =
      verdict.verdict === 'invalid' ? (list.suggestions.get(verdict.code) ?? null) : null
    const message =
      suggestion === null || !looksLikeZip(verdict.code, list.country)
        ? verdict.message
        : unknownMessage(verdict.code, suggestion, list.country)
    return Object.assign(verdict, { position, isKept, suggestion, message })
  })
}

/** The codes that go into the plan. */
export function bookableCodes(rows: readonly ZipRow[]): string[] {
  return rows.filter(({ verdict, isKept }) => verdict === 'valid' || isKept).map(({ code }) => code)
}

/** The list with these rows' codes replaced by their suggestions, at every occurrence. */
export function corrected(list: ZipList, rows: readonly ZipRow[]): ZipList {
  const better = new Map(rows.map(({ code, suggestion }) => [code, suggestion ?? code]))
  return { ...list, codes: list.codes.map((code) => better.get(code) ?? code) }
}

export function withoutRows(list: ZipList, rows: readonly ZipRow[]): ZipList {
  const positions = new Set(rows.map(({ position }) => position))
  return { ...list, codes: list.codes.filter((_, position) => !positions.has(position)) }
}

export function withKeptRows(list: ZipList, rows: readonly ZipRow[]): ZipList {
  return { ...list, kept: new Set([...list.kept, ...rows.map(({ code }) => code)]) }
}
