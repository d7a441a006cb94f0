import { TICKET_HEADER } from '#domain/foundation/headerNames.ts'
import { z } from 'zod'
import { loggedInUserSchema } from '../loggedInUserSchema.ts'
import { readStored } from '../sql/readStored.ts'
import type { VisitorTicket } from '../ports/visitor.types.ts'

const count = z.int().min(0)

const ticketSchema = z.object({
  signedSessionId: z.string(),
  country: z.string(),
  network: z.object({
    id: z.string(),
    used: z.object({ events: count, messages: count, bytes: count }),
  }),
  login: z
    .object({ accountId: z.string(), accountSessionId: z.string(), user: loggedInUserSchema })
    .nullable(),
  seenVersion: z.string().optional(),
}) satisfies z.ZodType<VisitorTicket>

/** The Worker's facts about a socket. Raises Error for a request that did not come from the Worker. */
export function readVisitorTicket(request: Request): VisitorTicket {
  const header = request.headers.get(TICKET_HEADER) ?? ''
  const ticket = readStored(ticketSchema, decodeURIComponent(header))
  if (!ticket) throw new Error('a socket without a ticket')
  return ticket
}
