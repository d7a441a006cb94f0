import type { Database } from '#database/connection.ts'
import { findPlaceEvidence } from '#database/queries/catalogue/placeEvidence.ts'
import type { ChangeProblem } from '#domain/catalogue/products/productChange.ts'
import { type PlaceEvidence, screenSense } from '#domain/catalogue/screenSense.ts'
import type { WantedChange } from './settleChanges.ts'

/** Fields that locate a screen: unchanged, they need no new check. */
const placeKey = ({ country, screen }: WantedChange['after']) =>
  JSON.stringify([
    country,
    screen?.stateCode,
    screen?.postalCode,
    screen?.latitude,
    screen?.longitude,
  ])

const NO_EVIDENCE: PlaceEvidence = { states: [], nearby: [], hasPostalCodes: false, code: null }

/** Errors in the locations of new and moved screens. */
export async function checkScreens(
  db: Database,
  wanted: readonly WantedChange[],
): Promise<ChangeProblem[]> {
  const moved = wanted.flatMap(({ row, before, after }) =>
    after.screen && (before === null || placeKey(before) !== placeKey(after))
      ? [{ row, id: after.id, place: { ...after.screen, country: after.country } }]
      : [],
  )
  const evidence = await findPlaceEvidence(
    db,
    moved.map(({ place }) => place),
  )
  return moved.flatMap(({ row, id, place }, at) =>
    screenSense(place, evidence[at] ?? NO_EVIDENCE).map(({ column, reason }) => ({
      row,
      id,
      column,
      reason,
    })),
  )
}
