import { Hono } from 'hono'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { startSession } from '#worker/operations/contact/startSession.ts'

/** POST /api/sessions: a new signed session id, stored by the browser and sent as x-amd-session. */
export const sessionRoutes = new Hono<AppEnv>().post(
  '/',
  requires('keepCart'),
  rateLimit('LIMIT_WRITE', 'sessions'),
  async (c) => c.json(await startSession(operationContext(c)), 201),
)
