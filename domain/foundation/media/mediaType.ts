import { z } from 'zod'
import { MEDIA_TYPES } from './mediaTypes.ts'

// The names stand in a file without zod: pages that check nothing do not load it.
export * from './mediaTypes.ts'

export const mediaTypeSchema = /* @__PURE__ */ z.enum(MEDIA_TYPES)
