import { z } from 'zod'

// The zones stand in a file without zod: pages that check nothing do not load it.
export * from './timeZones.ts'

export const timeZoneIdSchema = /* @__PURE__ */ z.enum(['PST', 'EST', 'CST', 'MST', 'UTC', 'CET'])
