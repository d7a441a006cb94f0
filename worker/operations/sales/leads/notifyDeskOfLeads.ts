import { queueLeadMail } from '#database/queries/contact/contactRequests.ts'
import { LEAD_MAIL_EVERY_MS } from '#domain/sales/lead/leadLimits.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Job: notifies each desk of its new requests, in one mail for half an hour. */
export async function notifyDeskOfLeads({ db, now, settings }: OperationContext): Promise<void> {
  for (const desk of DESKS) {
    await queueLeadMail(db, {
      id: newId('mai'),
      desk,
      recipient: settings.MAIL_DESK,
      at: now.toISOString(),
      toldBefore: new Date(now.getTime() - LEAD_MAIL_EVERY_MS).toISOString(),
    })
  }
}
