import { isCountryCode } from './countryName.ts'

// What a form has to know of postcodes before somebody types one: their patterns are many times as long.

/** The countries whose postcodes have no form of their own, if they have any. */
const WITHOUT = new Set(
  (
    'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC LY ' +
    'ML MO MR MS MW NR NU PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'
  ).split(' '),
)

/** Whether the country has postcodes of its own form, so that leaving it out is a mistake. */
export function hasPostcodePattern(country: string): boolean {
  return isCountryCode(country) && !WITHOUT.has(country)
}
