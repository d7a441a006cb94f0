import { Hono } from 'hono'
import { z } from 'zod'
import { makeGoodRequestSchema } from '#domain/orders/order/changes/makeGood.ts'
import { playQuerySchema } from '#domain/reporting/plays/playLog.ts'
import { REPORT_MAIL_KEY, reportMailRequestSchema } from '#domain/reporting/sharing/mailRhythm.ts'
import { reportQuerySchema } from '#domain/reporting/figures/reportQuery.ts'
import { EXPORT_KINDS, type ExportKind } from '#domain/reporting/sharing/exportRows.ts'
import { SHARE_KEY, shareRequestSchema } from '#domain/reporting/sharing/shareTerms.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { readsNearby } from '#worker/middleware/databaseSession.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { chooseMakeGood } from '#worker/operations/reporting/chooseMakeGood.ts'
import { exportReport } from '#worker/operations/reporting/exportReport.ts'
import { exportWrapUp } from '#worker/operations/reporting/exportWrapUp.ts'
import { exportPlays, readPlays } from '#worker/operations/reporting/readPlays.ts'
import { readReport, readReportNews } from '#worker/operations/reporting/readReport.ts'
import { reportQuery } from '#worker/operations/reporting/reportQuery.ts'
import { readReportReach } from '#worker/operations/reporting/readReportReach.ts'
import { readReportPlaces } from '#worker/operations/reporting/readReportPlaces.ts'
import {
  endMail,
  listMails,
  makeMail,
  stopMails,
} from '#worker/operations/reporting/reportMails.ts'
import { listShares, makeShare, withdrawShare } from '#worker/operations/reporting/reportShares.ts'
import { reportAccessOf } from './reportAccess.ts'

const pathSchema = z.object({ id: idSchema('lin', 'ord') })
const lineSchema = z.object({ id: idSchema('lin') })
const shareSchema = pathSchema.extend({ key: z.string().regex(SHARE_KEY) })

const mailKeySchema = z.object({ mailKey: z.string().regex(REPORT_MAIL_KEY) })

const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportKind, string>

/**
 * /api/reports/{id}: delivery of a campaign, or of all campaigns of an order; as a page, as a file, and shared; and
 * the choice for a short delivery.
 */
export const reportRoutes = new Hono<AppEnv>()
  .use(readsNearby)
  .get(
    '/:id',
    requires('readReports'),
    rateLimit('LIMIT_READ', 'reports'),
    validated('param', pathSchema),
    validated('query', reportQuerySchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const request = {
        id,
        query: await reportQuery(operationContext(c), c.req.valid('query')),
        access: reportAccessOf(c),
      }
      return c.json(await readReport(operationContext(c), request))
    },
  )
  .get(
    '/:id/news',
    requires('readReports'),
    rateLimit('LIMIT_READ', 'report-news'),
    validated('param', pathSchema),
    validated('query', reportQuerySchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const request = {
        id,
        query: await reportQuery(operationContext(c), c.req.valid('query')),
        access: reportAccessOf(c),
      }
      return c.json(await readReportNews(operationContext(c), request))
    },
  )
  .get(
    '/:id/reach',
    requires('readReports'),
    rateLimit('LIMIT_READ', 'reports'),
    validated('param', pathSchema),
    async (c) => {
      const request = { id: c.req.valid('param').id, access: reportAccessOf(c) }
      return c.json({ reportReach: await readReportReach(operationContext(c), request) })
    },
  )
  .get(
    '/:id/places',
    requires('readReports'),
    rateLimit('LIMIT_READ', 'reports'),
    validated('param', pathSchema),
    async (c) => {
      const request = { id: c.req.valid('param').id, access: reportAccessOf(c) }
      return c.json(await readReportPlaces(operationContext(c), request))
    },
  )
  .get(
    '/:id/plays',
    requires('readReports'),
    rateLimit('LIMIT_READ', 'reports'),
    validated('param', pathSchema),
    validated('query', playQuerySchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const request = {
        id,
        query: await reportQuery(operationContext(c), c.req.valid('query')),
        access: reportAccessOf(c),
      }
      return c.json(await readPlays(operationContext(c), request))
    },
  )
  .get(
    '/:id/plays/file',
    requires('readReports'),
    rateLimit('LIMIT_WRITE', 'report-files'),
    validated('param', pathSchema),
    validated('query', playQuerySchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const request = {
        id,
        query: await reportQuery(operationContext(c), c.req.valid('query')),
        access: reportAccessOf(c),
      }
      const { name, body } = await exportPlays(operationContext(c), request)
      c.header('Content-Type', EXPORT_TYPES.csv)
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return c.body(body)
    },
  )
  .get(
    '/:id/files/:kind',
    requires('readReports'),
    rateLimit('LIMIT_WRITE', 'report-files'),
    validated('param', pathSchema.extend({ kind: z.enum(EXPORT_KINDS) })),
    validated('query', reportQuerySchema),
    async (c) => {
      const { id, kind } = c.req.valid('param')
      const request = {
        id,
        query: await reportQuery(operationContext(c), c.req.valid('query')),
        access: reportAccessOf(c),
      }
      const { name, body } =
        kind === 'pdf'
          ? await exportWrapUp(operationContext(c), request)
          : await exportReport(operationContext(c), { ...request, kind })
      c.header('Content-Type', EXPORT_TYPES[kind])
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return c.body(body)
    },
  )
  .get(
    '/:id/mails',
    requires('readReports'),
    rateLimit('LIMIT_READ', 'report-mails'),
    validated('param', pathSchema),
    async (c) => {
      const request = { id: c.req.valid('param').id, access: reportAccessOf(c) }
      return c.json(await listMails(operationContext(c), request))
    },
  )
  .post(
    '/:id/mails',
    requires('readReports'),
    rateLimit('LIMIT_WRITE', 'report-mails'),
    validated('param', pathSchema),
    validated('json', reportMailRequestSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const request = { id, access: reportAccessOf(c), ...c.req.valid('json') }
      return c.json({ mail: await makeMail(operationContext(c), request) }, 201)
    },
  )
  .delete(
    '/:id/mails/:mailKey',
    requires('readReports'),
    rateLimit('LIMIT_WRITE', 'report-mails'),
    validated('param', pathSchema.extend(mailKeySchema.shape)),
    async (c) => {
      const { id, mailKey: key } = c.req.valid('param')
      await endMail(operationContext(c), { id, key, access: reportAccessOf(c) })
      return c.body(null, 204)
    },
  )
  .get(
    '/:id/shares',
    requires('readReports'),
    rateLimit('LIMIT_READ', 'report-shares'),
    validated('param', pathSchema),
    async (c) => {
      const request = { id: c.req.valid('param').id, access: reportAccessOf(c) }
      return c.json({ shares: await listShares(operationContext(c), request) })
    },
  )
  .post(
    '/:id/shares',
    requires('readReports'),
    rateLimit('LIMIT_WRITE', 'report-shares'),
    validated('param', pathSchema),
    validated('json', shareRequestSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const request = { id, access: reportAccessOf(c), ...c.req.valid('json') }
      return c.json({ share: await makeShare(operationContext(c), request) }, 201)
    },
  )
  .post(
    '/:id/make-good',
    requires('readReports'),
    rateLimit('LIMIT_WRITE', 'make-good'),
    validated('param', lineSchema),
    validated('json', makeGoodRequestSchema),
    async (c) => {
      const { id: lineId } = c.req.valid('param')
      const request = { lineId, access: reportAccessOf(c), ...c.req.valid('json') }
      return c.json(await chooseMakeGood(operationContext(c), request))
    },
  )
  .delete(
    '/:id/shares/:key',
    requires('readReports'),
    rateLimit('LIMIT_WRITE', 'report-shares'),
    validated('param', shareSchema),
    async (c) => {
      const { id, key } = c.req.valid('param')
      await withdrawShare(operationContext(c), { id, key, access: reportAccessOf(c) })
      return c.body(null, 204)
    },
  )

/** /api/report-mails/{key}: a mailed report, for its recipient. */
export const reportMailRoutes = new Hono<AppEnv>().post(
  '/:mailKey/stop',
  requires('openMailedLinks'),
  rateLimit('LIMIT_WRITE', 'report-mails'),
  validated('param', mailKeySchema),
  async (c) => {
    await stopMails(operationContext(c), c.req.valid('param').mailKey)
    return c.body(null, 204)
  },
)
