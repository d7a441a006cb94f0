import { pushUnreadCount } from '#worker/operations/contact/pushUnreadCount.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { ApprovalMessage } from './approvalNews.ts'

/** Sends the mails of saved messages, and unread counts to open tabs, after the response. */
export function sendMessages(
  context: OperationContext,
  messages: readonly ApprovalMessage[],
): void {
  const send = async ({ accountId, mailId }: ApprovalMessage) => {
    await pushUnreadCount(context, accountId)
    await sendDueMails(context, { id: mailId })
  }
  context.waitUntil(Promise.all(messages.map(send)))
}
