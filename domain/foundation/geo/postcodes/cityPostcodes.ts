import { looksLikeZip } from './zipCode.ts'
import type { CampaignCountry } from '../country.ts'

/**
 * The large cities whose postal codes begin like this, by the names they are searched by. A few hundred thousand codes need
 * an operator's files (docs/desk/postcodes.md); these get a person who types the code of a large city there.
 */
const CODES: Partial<Record<CampaignCountry, readonly [pattern: RegExp, city: string][]>> = {
  AT: [
    [/^1[0-2]\d0$/, 'vienna'],
    [/^80\d\d$/, 'graz'],
    [/^40\d\d$/, 'linz'],
    [/^50\d\d$/, 'salzburg'],
    [/^60\d\d$/, 'innsbruck'],
  ],
  CH: [
    [/^80\d\d$/, 'zurich'],
    [/^30\d\d$/, 'bern'],
    [/^120\d$/, 'geneva'],
    [/^40\d\d$/, 'basel'],
    [/^10[01]\d$/, 'lausanne'],
  ],
  DE: [
    [/^1([02]\d|3[0-6]|4[01])\d\d$/, 'berlin'],
    [/^2[0-2]\d{3}$/, 'hamburg'],
    [/^8[01]\d{3}$/, 'munich'],
    [/^50[6-9]\d\d$|^51[01]\d\d$/, 'cologne'],
    [/^60[3-5]\d\d$/, 'frankfurt am main'],
    [/^70[1-6]\d\d$/, 'stuttgart'],
    [/^402\d\d$|^40[4-6]\d\d$/, 'dusseldorf'],
    [/^04[1-3]\d\d$/, 'leipzig'],
    [/^01[0-3]\d\d$/, 'dresden'],
    [/^30[1-6]\d\d$/, 'hannover'],
    [/^28[1-7]\d\d$/, 'bremen'],
    [/^90[34]\d\d$/, 'nuremberg'],
  ],
  GB: [
    [/^(EC|WC|E|N|NW|SE|SW|W)\d/, 'london'],
    [/^B\d/, 'birmingham'],
    [/^M\d/, 'manchester'],
    [/^L\d/, 'liverpool'],
    [/^LS\d/, 'leeds'],
    [/^G\d/, 'glasgow'],
    [/^EH\d/, 'edinburgh'],
    [/^BS\d/, 'bristol'],
    [/^CF\d/, 'cardiff'],
    [/^BT\d/, 'belfast'],
  ],
  CA: [
    [/^M\d/, 'toronto'],
    [/^H\d/, 'montreal'],
    [/^V[56]/, 'vancouver'],
    [/^T[23]/, 'calgary'],
    [/^T[56]/, 'edmonton'],
    [/^K[12]/, 'ottawa'],
    [/^R[23]/, 'winnipeg'],
  ],
  AU: [
    [/^20[0-4]\d$/, 'sydney'],
    [/^30[0-8]\d$/, 'melbourne'],
    [/^40\d\d$/, 'brisbane'],
    [/^60\d\d$/, 'perth'],
    [/^50\d\d$/, 'adelaide'],
  ],
  NZ: [
    [/^(06|10)\d\d$/, 'auckland'],
    [/^60\d\d$/, 'wellington'],
    [/^80\d\d$/, 'christchurch'],
  ],
}

/** The large city of a country that a postal code, as `normalizeZip` writes it, lies in; null where that is not known. */
export function cityOfPostcode(code: string, country: CampaignCountry): string | null {
  if (!looksLikeZip(code, country)) return null
  return CODES[country]?.find(([pattern]) => pattern.test(code))?.[1] ?? null
}
