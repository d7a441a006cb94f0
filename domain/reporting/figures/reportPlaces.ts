import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { GeoPoint } from '#domain/foundation/geo/distance.ts'

/** Where a region lies that something was delivered in, by the key of its row. */
export interface ReportedPlace extends GeoPoint {
  key: string
}

/** A billboard of a report, by the key of its row. */
export interface ReportedScreen extends GeoPoint {
  key: string
  detail: string
  /** When it last played, if that was within a day. */
  lastPlayAt: string | null
}

/** What the maps of a report show besides its rows. */
export interface ReportPlaces {
  country: CampaignCountry
  places: ReportedPlace[]
  screens: ReportedScreen[]
}
