import type { CountryCode } from 'libphonenumber-js/core'

// Facts about phone numbers that do not need the parsing library.

/**
 * Limits of parsing (Foundation 16): digits of a number, characters of an input, digits of an
 * extension by its form.
 */
export const PHONE_LIMITS = {
  minDigits: 2,
  maxDigits: 17,
  maxInputLength: 250,
  extensionDigits: {
    /** "ext. 123", ";ext=123" */
    explicitLabel: 20,
    /** ",,123" or ";123", as phones dial it */
    likelyLabel: 15,
    /** "x123", "#123", ",123" */
    ambiguousCharacter: 9,
    /** "- 123#" */
    notSure: 6,
  },
} as const

export const DEFAULT_PHONE_COUNTRY = 'US' satisfies CountryCode

/**
 * The offered countries with their calling codes: without EH, SJ and KZ; US alone for 1, GB alone
 * for 44 (Foundation 17).
 */
const OFFERED = `
AC247 AD376 AE971 AF93 AL355 AM374 AO244 AR54 AT43 AU61 AW297 AX358 AZ994 BA387 BD880 BE32 BF226 BG359 BH973
BI257 BJ229 BL590 BN673 BO591 BQ599 BR55 BT975 BW267 BY375 BZ501 CC61 CD243 CF236 CG242 CH41 CI225 CK682 CL56
CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 DZ213 EC593 EE372 EG20 ER291 ES34 ET251
FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GE995 GF594 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502
GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IO246 IQ964 IR98 IS354 IT39 JO962 JP81 KE254
KG996 KH855 KI686 KM269 KP850 KR82 KW965 LA856 LB961 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377
MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MQ596 MR222 MT356 MU230 MV960 MW265 MX52 MY60 MZ258
NA264 NC687 NE227 NF672 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48
PM508 PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386
SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SY963 SZ268 TA290 TD235 TG228 TH66 TJ992 TK690 TL670 TM993
TN216 TO676 TR90 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VE58 VN84 VU678 WF681 WS685 XK383 YE967
YT262 ZA27 ZM260 ZW263`

export interface PhoneCountry {
  country: CountryCode
  callingCode: string
}

/** The offered countries by code. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = OFFERED.trim()
  .split(/\s/)
  .map((one) => ({ country: one.slice(0, 2) as CountryCode, callingCode: one.slice(2) }))

/** A country's offered entry; null if it is not offered. */
export const offeredCountry = (country: string | null | undefined): CountryCode | null =>
  PHONE_COUNTRIES.find((one) => one.country === country)?.country ?? null

/** A number in international format without spaces and dashes, as a comparison key. */
export const phoneKey = (number: string): string => number.toLowerCase().replaceAll(/[^\d+#x]/g, '')
