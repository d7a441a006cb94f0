import { z } from 'zod'
import type { LoggedInUser } from '#domain/contact/realtime/serverEvents.ts'

/** The logged-in user, in the form that objects store and exchange. */
export const loggedInUserSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  isApp2FAEnabled: z.boolean(),
  isAdmin: z.boolean(),
}) satisfies z.ZodType<LoggedInUser>
