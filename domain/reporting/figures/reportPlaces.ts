import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { GeoPoint } from '#domain/foundation/geo/distance.ts'

/** The position of a delivered region, by the key of its row. */
export interface ReportedPlace extends GeoPoint {
  key: string
}

/** A billboard of a report, by the key of its row. */
export interface ReportedScreen extends GeoPoint {
  key: string
  detail: string
  /** When it last played, if within a day. */
  lastPlayAt: string | null
}

/** The facts of a report's maps besides its rows. */
export interface ReportPlaces {
  country: CampaignCountry
  places: ReportedPlace[]
  screens: ReportedScreen[]
}
