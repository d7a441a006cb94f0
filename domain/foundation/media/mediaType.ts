import { z } from 'zod'
import { MEDIA_TYPES } from './mediaTypes.ts'

// The names are in a file without zod, for pages that validate nothing.
export * from './mediaTypes.ts'

export const mediaTypeSchema = /* @__PURE__ */ z.enum(MEDIA_TYPES)
