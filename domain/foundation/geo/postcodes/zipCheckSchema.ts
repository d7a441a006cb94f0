import { z } from 'zod'
import { MAX_ZIP_CODES } from '../campaignCountries.ts'
import { campaignCountrySchema } from '../country.ts'
import type { ZipCheck } from './zipVerdict.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/** The body of POST /api/zip-codes/check; `stateCode` null allows every state. */
export const zipCheckSchema = z.object({
  country: campaignCountrySchema,
  stateCode: z.string().max(8).nullable(),
  codes: z.array(visibleText().max(40)).max(MAX_ZIP_CODES),
}) satisfies z.ZodType<ZipCheck>
