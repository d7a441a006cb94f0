import { z } from 'zod'
import { CAMPAIGN_COUNTRIES } from './campaignCountries.ts'

// The countries stand in a file without zod: pages that check nothing do not load it.
export * from './campaignCountries.ts'

export const campaignCountrySchema = /* @__PURE__ */ z.enum(CAMPAIGN_COUNTRIES)
