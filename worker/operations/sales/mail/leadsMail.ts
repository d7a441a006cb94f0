import { DESK_MAILS } from '#content/mails/sales/deskMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { lastRequestsOf, listLeads } from '#database/queries/sales/leads.ts'
import type { PersonOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

const LEADS_NAMED = 10

/** Mail that notifies a desk of new requests and the people still waiting; null if nobody is. */
export async function leadsMail(
  { db, settings }: OperationContext,
  { facts: { desk, count } }: PersonOutboxMail<'leads_waiting'>,
): Promise<MailContent | null> {
  const page = { after: undefined, limit: LEADS_NAMED + 1 }
  const found = await listLeads(db, { state: 'new', desk }, page)
  if (found.length === 0) return null
  const waiting = found.slice(0, LEADS_NAMED)
  const ids = waiting.map(({ id }) => id)
  const requestOf = await lastRequestsOf(db, ids)
  return DESK_MAILS.leadsWaiting({
    desk,
    count,
    hasMore: found.length > waiting.length,
    waiting: waiting.flatMap(({ id, dueAt }) => {
      const request = requestOf.get(id)?.request
      if (!request) return []
      const { firstName, lastName, kind } = request
      return [{ name: `${firstName} ${lastName}`.trim(), kind, dueAt }]
    }),
    url: `${pageUrl(settings, sitePath('leads'))}?desk=${desk}`,
  })
}
