import { isCountryCode } from './countryName.ts'

// The facts that a form needs before a postcode is typed: the patterns are many times as long.

/** Countries without postcodes, or without their own format. */
const WITHOUT = new Set(
  (
    'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC LY ' +
    'ML MO MR MS MW NR NU PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'
  ).split(' '),
)

/** Whether the country has its own postcode format, so that a postcode is required. */
export function hasPostcodePattern(country: string): boolean {
  return isCountryCode(country) && !WITHOUT.has(country)
}
