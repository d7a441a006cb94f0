import { TICKET_HEADER } from '#domain/foundation/headerNames.ts'
import { z } from 'zod'
import { readStored } from '../sql/readStored.ts'
import type { AdminTicket } from '../ports/room.types.ts'

const ticketSchema = z.object({
  accountId: z.string(),
  accountSessionId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
}) satisfies z.ZodType<AdminTicket>

/** The Worker's facts about an admin's socket. Raises Error for a request that did not come from the Worker. */
export function readAdminTicket(request: Request): AdminTicket {
  const header = request.headers.get(TICKET_HEADER) ?? ''
  const ticket = readStored(ticketSchema, decodeURIComponent(header))
  if (!ticket) throw new Error('a socket without a ticket')
  return ticket
}
