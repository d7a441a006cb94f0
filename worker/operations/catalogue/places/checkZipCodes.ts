import { cellsByCodes } from '#database/queries/catalogue/places.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { normalizeZip } from '#domain/foundation/geo/postcodes/zipCode.ts'
import {
  zipCandidates,
  zipVerdicts,
  type ZipCheck,
  type ZipVerdict,
} from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A verdict for each postal code of a list (Planning 4), and the cells of the valid ones. */
export async function checkZipCodes(
  { db }: Pick<OperationContext, 'db'>,
  check: ZipCheck,
): Promise<{ verdicts: ZipVerdict[]; cells: RegionCell[] }> {
  const asked = [...new Set(check.codes.map(normalizeZip))]
  const cells = await cellsByCodes(db, check.country, asked)
  const known = new Map(cells.map((cell) => [cell.code, cell]))
  // Looks up corrections only for codes that do not exist as typed.
  const unknown = asked.filter((code) => !known.has(code))
  const candidates = new Set(unknown.flatMap((code) => zipCandidates(code, check.country)))
  const missing = [...candidates].filter((code) => !known.has(code))
  const meant = await cellsByCodes(db, check.country, missing)
  const suggested = new Map(meant.map((cell) => [cell.code, cell]))
  const verdicts = zipVerdicts(check, (code) => known.get(code) ?? suggested.get(code))
  const valid = new Set(
    verdicts.filter(({ verdict }) => verdict === 'valid').map(({ code }) => code),
  )
  return { verdicts, cells: cells.filter((cell) => valid.has(cell.code)) }
}
