import type { ForecastAccuracy } from '#domain/orders/admin/forecastAccuracy.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** Forecasts compared with delivery, as of the last nightly job. Raises ProductError. */
export const loadForecastAccuracy = (): Promise<ForecastAccuracy> =>
  answerOf(api['desk-forecasts'].$get())
