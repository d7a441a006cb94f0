import { Hono } from 'hono'
import { z } from 'zod'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import {
  chooseCreative,
  startComparison,
  stopComparison,
} from '#worker/operations/reporting/creativeTest/changeComparison.ts'
import { readComparisons } from '#worker/operations/reporting/creativeTest/readComparisons.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { reportAccessOf } from './reportAccess.ts'

const lineSchema = z.object({ id: idSchema('lin') })
const comparisonSchema = lineSchema.extend({ comparisonId: idSchema('cmp') })

const MAX_FORMATS = 20
const startSchema = z.object({ formatIds: z.array(z.string().max(60)).min(1).max(MAX_FORMATS) })
const choiceSchema = z.object({ creativeId: idSchema('cre') })

/** /api/reports/{line}/comparisons: which creative of a campaign works better. */
export const comparisonRoutes = new Hono<AppEnv>()
  .use('/:id/comparisons/*', requires('readReports'))
  .get(
    '/:id/comparisons',
    requires('readReports'),
    rateLimit('LIMIT_READ', 'report-comparisons'),
    validated('param', lineSchema),
    async (c) => {
      const key = { lineId: c.req.valid('param').id, access: reportAccessOf(c) }
      return c.json(await readComparisons(operationContext(c), key))
    },
  )
  .post(
    '/:id/comparisons',
    requires('readReports'),
    rateLimit('LIMIT_WRITE', 'report-comparisons'),
    validated('param', lineSchema),
    validated('json', startSchema),
    async (c) => {
      const key = { lineId: c.req.valid('param').id, access: reportAccessOf(c) }
      const request = { ...key, ...c.req.valid('json') }
      return c.json(await startComparison(operationContext(c), request), 201)
    },
  )
  .delete(
    '/:id/comparisons/:comparisonId',
    rateLimit('LIMIT_WRITE', 'report-comparisons'),
    validated('param', comparisonSchema),
    async (c) => {
      const { id: lineId, comparisonId } = c.req.valid('param')
      const key = { lineId, comparisonId, access: reportAccessOf(c) }
      return c.json(await stopComparison(operationContext(c), key))
    },
  )
  .post(
    '/:id/comparisons/:comparisonId/choice',
    rateLimit('LIMIT_WRITE', 'report-comparisons'),
    validated('param', comparisonSchema),
    validated('json', choiceSchema),
    async (c) => {
      const { id: lineId, comparisonId } = c.req.valid('param')
      const key = { lineId, comparisonId, access: reportAccessOf(c) }
      const request = { ...key, ...c.req.valid('json') }
      return c.json(await chooseCreative(operationContext(c), request))
    },
  )
