import { Hono } from 'hono'
import { z } from 'zod'
import { amendmentAnswerSchema } from '#domain/order/amendment.ts'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { validated } from '../middleware/validated.ts'
import { operationContext } from '../platform/operationContext.ts'
import { answerAmendment } from '../operations/amendments/answerAmendment.ts'
import { readAmendment } from '../operations/amendments/readAmendment.ts'
import { ACCESS_HEADER } from './invoices.ts'

const idSchema = z.object({ id: z.string().regex(/^amd_[0-9A-Za-z]{24}$/) })

/** /api/amendments/{id}: a change of a booked campaign, for its buyer to read and answer. */
export const amendmentRoutes = new Hono<AppEnv>()
  .get(
    '/:id',
    requires('openMailedLinks'),
    rateLimit('LIMIT_READ', 'amendments'),
    validated('param', idSchema),
    async (c) => {
      c.header('Cache-Control', 'private, no-store')
      return c.json(
        await readAmendment(operationContext(c), {
          amendmentId: c.req.valid('param').id,
          accessToken: c.req.header(ACCESS_HEADER),
        }),
      )
    },
  )
  .post(
    '/:id/answer',
    requires('openMailedLinks'),
    rateLimit('LIMIT_WRITE', 'amendments'),
    validated('param', idSchema),
    validated('json', amendmentAnswerSchema),
    async (c) =>
      c.json(
        await answerAmendment(operationContext(c), {
          amendmentId: c.req.valid('param').id,
          accessToken: c.req.header(ACCESS_HEADER),
          ...c.req.valid('json'),
        }),
      ),
  )
