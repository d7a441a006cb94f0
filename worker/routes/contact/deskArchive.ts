import { Hono } from 'hono'
import { z } from 'zod'
import { deskSchema } from '#domain/contact/realtime/desk/desk.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { readTranscript, searchChatTranscripts } from '#worker/operations/contact/deskArchive.ts'
import { findDeskEvents, findDeskVisits } from '#worker/operations/contact/visits/deskVisits.ts'
import { visitorOrders } from '#worker/operations/contact/visitorOrders.ts'

const limit = z.coerce.number().int().min(1).max(200).default(50)
const before = z.iso.datetime().optional()

/** /api/chat-transcripts: transcripts to search and read, for the desk. */
export const chatTranscriptRoutes = new Hono<AppEnv>()
  .use(requires('answerChats'), rateLimit('LIMIT_READ', 'desk'))
  .get(
    '/',
    validated(
      'query',
      z.object({
        q: searchTextSchema.pipe(z.string().min(2)),
        desk: deskSchema.optional(),
        before,
        limit,
      }),
    ),
    async (c) => c.json(await searchChatTranscripts(operationContext(c), c.req.valid('query'))),
  )
  .get('/:sessionId', async (c) =>
    c.json(await readTranscript(operationContext(c), c.req.param('sessionId'))),
  )

/** /api/logged-events: visitors' events, newest first, for the desk. */
export const loggedEventRoutes = new Hono<AppEnv>()
  .use(requires('answerChats'), rateLimit('LIMIT_READ', 'desk'))
  .get(
    '/',
    validated(
      'query',
      z.object({
        eventType: z.string().max(300).optional(),
        sessionId: z.string().max(64).optional(),
        since: z.iso.datetime().optional(),
        before,
        limit,
      }),
    ),
    async (c) => c.json(await findDeskEvents(operationContext(c), c.req.valid('query'))),
  )

/** /api/visits: sessions with events, newest first, for the desk. */
export const visitRoutes = new Hono<AppEnv>()
  .use(requires('answerChats'), rateLimit('LIMIT_READ', 'desk'))
  .get(
    '/',
    validated('query', z.object({ eventType: z.string().max(300).optional(), before, limit })),
    async (c) => c.json(await findDeskVisits(operationContext(c), c.req.valid('query'))),
  )

/** /api/visitor-orders: a visitor's orders, for the desk. */
export const visitorOrderRoutes = new Hono<AppEnv>()
  .use(requires('readAllOrders'), rateLimit('LIMIT_READ', 'desk'))
  .get(
    '/',
    validated(
      'query',
      z.object({
        sessionId: z.string().max(64),
        accountId: z.string().max(64).nullable().default(null),
      }),
    ),
    async (c) => c.json(await visitorOrders(operationContext(c), c.req.valid('query'))),
  )
