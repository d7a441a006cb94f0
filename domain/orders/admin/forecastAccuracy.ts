import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { MeasuredBand } from '#domain/planning/measured/measuredBand.ts'

/** The accuracy of the forecasts of a medium or of one of its markets. */
export interface MarketAccuracy {
  mediaType: MediaType
  /** Empty for the whole medium. */
  market: string
  /** Ended campaigns that were compared; for a band, those behind it. */
  campaigns: number
  /** Null with too few campaigns. */
  band: MeasuredBand | null
}

/** A campaign with its forecast. */
export interface FarCampaign {
  lineId: string
  orderId: string
  orderNumber: number
  name: string
  mediaType: MediaType
  market: string
  forecast: number
  delivered: number
  endedAt: string
}

/**
 * Forecasts against delivery: every medium, the markets with a band, and the campaigns with the
 * largest errors.
 */
export interface ForecastAccuracy {
  media: MarketAccuracy[]
  markets: MarketAccuracy[]
  furthest: FarCampaign[]
  /** When a band last changed; null before the first. */
  measuredAt: string | null
}
