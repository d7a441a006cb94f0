import type { CampaignCountry } from '#domain/foundation/geo/country.ts'

/** ISO 3166-1 numeric codes, which world-atlas uses as ids. */
export const COUNTRY_NUMBERS = {
  US: '840',
  CA: '124',
  GB: '826',
  DE: '276',
  AT: '040',
  CH: '756',
  AU: '036',
  NZ: '554',
} as const satisfies Record<CampaignCountry, string>

const FIPS_ROWS =
  '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY ' +
  '22LA 23ME 24MD 25MA 26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH ' +
  '40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY 60AS 66GU 69MP ' +
  '72PR 78VI'

/** Postal codes of the US states by FIPS code, which us-atlas uses as ids. */
export const STATE_FIPS: ReadonlyMap<string, string> = new Map(
  FIPS_ROWS.split(' ').map((row) => [row.slice(0, 2), row.slice(2)]),
)
