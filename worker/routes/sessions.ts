import { Hono } from 'hono'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { operationContext } from '../platform/operationContext.ts'
import { startSession } from '../operations/contact/startSession.ts'

/** POST /api/sessions: a new signed session id, kept by the browser and sent as x-amd-session. */
export const sessionRoutes = new Hono<AppEnv>().post(
  '/',
  requires('keepCart'),
  rateLimit('LIMIT_WRITE', 'sessions'),
  async (c) => c.json(await startSession(operationContext(c)), 201),
)
