import { zipVerdicts, type KnownZip, type ZipVerdict } from '#domain/geo/zipVerdict.ts'
import { MAX_ZIP_CODES, type CampaignCountry } from '#domain/geo/country.ts'

/** The codes a person brought, in their order and with repetitions, and what the server knows of them. */
export interface ZipList {
  country: CampaignCountry
  /** Codes of another state are marked; null allows every state. */
  stateCode: string | null
  codes: readonly string[]
  known: ReadonlyMap<string, KnownZip>
  /** Codes of another state that are to stay. */
  kept: ReadonlySet<string>
}

export type ZipFilter = 'all' | ZipVerdict['verdict']

export interface ZipRow extends ZipVerdict {
  /** Its place in the list; a code may be there more than once. */
  position: number
  isKept: boolean
}

export function emptyZipList(country: CampaignCountry): ZipList {
  return { country, stateCode: null, codes: [], known: new Map(), kept: new Set() }
}

/** How many codes are too many. */
export function surplusOf(list: ZipList, added: readonly string[]): number {
  return Math.max(0, list.codes.length + added.length - MAX_ZIP_CODES)
}

/** Puts what the server said of some codes into the list. A suggestion is a code that exists, so it is known as well. */
export function withVerdicts(list: ZipList, verdicts: readonly ZipVerdict[]): ZipList {
  const known = new Map(list.known)
  for (const { code, placeName, stateCode, suggestion } of verdicts) {
    if (placeName !== null && stateCode !== null) known.set(code, { name: placeName, stateCode })
    if (suggestion !== null && !known.has(suggestion)) {
      known.set(suggestion, { name: '', stateCode: '' })
    }
  }
  return { ...list, known }
}

export function withCodes(list: ZipList, added: readonly string[]): ZipList {
  return { ...list, codes: [...list.codes, ...added].slice(0, MAX_ZIP_CODES) }
}

/** The verdict on each code, by the same rule as the server's. */
export function zipRows(list: ZipList): ZipRow[] {
  const verdicts = zipVerdicts({ ...list, codes: [...list.codes] }, (code) => list.known.get(code))
  return verdicts.map((verdict, position) => {
    const isKept = verdict.verdict === 'other_state' && list.kept.has(verdict.code)
    return Object.assign(verdict, { position, isKept })
  })
}

/** The codes that go into the plan. */
export function bookableCodes(rows: readonly ZipRow[]): string[] {
  return rows.filter(({ verdict, isKept }) => verdict === 'valid' || isKept).map(({ code }) => code)
}

/** The list with these rows' codes replaced by their suggestions. */
export function corrected(list: ZipList, rows: readonly ZipRow[]): ZipList {
  const codes = [...list.codes]
  for (const { position, suggestion } of rows) {
    if (suggestion !== null) codes[position] = suggestion
  }
  return { ...list, codes }
}

export function withoutRows(list: ZipList, rows: readonly ZipRow[]): ZipList {
  const positions = new Set(rows.map(({ position }) => position))
  return { ...list, codes: list.codes.filter((_, position) => !positions.has(position)) }
}

export function keeping(list: ZipList, rows: readonly ZipRow[]): ZipList {
  return { ...list, kept: new Set([...list.kept, ...rows.map(({ code }) => code)]) }
}
