import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import type { AuditedKind } from '#domain/foundation/admin/deskAudit.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { deskEntry, hasDeskEntry } from '../operations/foundation/identity/deskEntry.ts'
import type { AppEnv } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { operationContext } from '../platform/operationContext.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Requests that send a body and change nothing. */
const PREVIEWS = /\/desk-invoices\/bank-previews$/

/** Subject of a change, by the first part of a route's path. */
const KINDS: Record<string, AuditedKind> = {
  agencies: 'agency',
  'coupon-series': 'coupons',
  customers: 'account',
  'desk-invoices': 'invoice',
  'desk-orders': 'order',
  inventory: 'product',
  invoices: 'invoice',
  leads: 'lead',
  offers: 'offer',
  'offer-board': 'offer',
  productions: 'production',
  lines: 'production',
  reviews: 'review',
  staff: 'account',
}

const MAX_REASON_LENGTH = 500

/** Pattern of the matched route, such as /api/leads/:id. */
const pathPattern = (c: Context<AppEnv>): string =>
  matchedRoutes(c).findLast(({ method, path }) => method === c.req.method && path.includes('/'))
    ?.path ?? c.req.path

/** The reason in a JSON body; empty without one. */
async function statedReason(c: Context<AppEnv>): Promise<string> {
  if (!c.req.header('Content-Type')?.includes('json')) return ''
  const body: unknown = await c.req.json().catch(() => null)
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : ''
  return typeof reason === 'string' ? firstCharacters(reason.trim(), MAX_REASON_LENGTH) : ''
}

/**
 * Records a successful change in the admin area by its route, unless its operation wrote its own entry. Raises
 * nothing: a completed change is reported as done.
 */
export async function recordDeskAction(c: Context<AppEnv>): Promise<void> {
  const context = operationContext(c)
  const path = pathPattern(c)
  if (READ_METHODS.has(c.req.method) || PREVIEWS.test(path)) return
  if (c.error || !c.res.ok || !context.account || hasDeskEntry(context.account)) return
  const [area = '', ...rest] = path.split('/').filter((part) => part !== '' && part !== 'api')
  try {
    const entry = deskEntry(context, {
      kind: KINDS[area] ?? 'other',
      subjectId: c.req.param('id') ?? c.req.path.split('/').at(-1) ?? area,
      event: `${c.req.method} ${[area, ...rest].join('/')}`,
      reason: await statedReason(c),
    })
    const { db } = context
    await runBatch(db, [auditIf(db, entry)])
  } catch (error) {
    log('error', 'desk action not recorded', { path, message: reasonOf(error) })
  }
}
