import { z } from 'zod'

// The zones are in a file without zod, for pages that validate nothing.
export * from './timeZones.ts'

export const timeZoneIdSchema = /* @__PURE__ */ z.enum(['PST', 'EST', 'CST', 'MST', 'UTC', 'CET'])
