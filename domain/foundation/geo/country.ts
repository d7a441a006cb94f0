import { z } from 'zod'
import { CAMPAIGN_COUNTRIES } from './campaignCountries.ts'

// The countries are in a file without zod, for pages that validate nothing.
export * from './campaignCountries.ts'

export const campaignCountrySchema = /* @__PURE__ */ z.enum(CAMPAIGN_COUNTRIES)
