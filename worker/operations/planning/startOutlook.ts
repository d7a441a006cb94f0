import { findPlaces } from '#database/queries/catalogue/places.ts'
import { startPlan } from '#domain/planning/campaign/start/startPlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import type { Forecast } from '#domain/planning/forecast/forecast.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { OperationContext } from '../../platform/env.ts'
import { loadPlanReference } from './loadPlanReference.ts'

/** First estimate of a plan. Amounts in USD cents. */
export type Outlook = Pick<Forecast, 'reach' | 'frequency' | 'cpmMinor' | 'priceMinor'>

/** Reach of a new plan around a place, computed without sending its facts to the browser; raises not_found. */
export async function startOutlook(
  context: Pick<OperationContext, 'env' | 'db' | 'now'>,
  wanted: { placeId: string; mediaType: MediaType; budgetMinor: number },
): Promise<Outlook> {
  const { db, now } = context
  const { placeId, mediaType, budgetMinor } = wanted
  const [place] = await findPlaces(db, [placeId])
  if (!place) throw new ProductError('not_found', { message: 'This place was not found.' })
  const plan = startPlan({ mediaType, place, budgetMinor, now })
  const { reach, frequency, cpmMinor, priceMinor } = forecast(
    plan,
    await loadPlanReference(context, plan),
  )
  return { reach, frequency, cpmMinor, priceMinor }
}
