import type { OperationContext } from '#worker/platform/env.ts'

type PushUnread = (
  context: Pick<OperationContext, 'env' | 'db'>,
  accountId: string,
) => Promise<void>

let push: PushUnread | null = null

/** Registers how open tabs get the number of unread notifications (worker/registries.ts). */
export function provideUnreadPush(given: PushUnread): void {
  push = given
}

/** Sends the number of unread notifications to every open tab of an account. */
export const pushUnread: PushUnread = async (context, accountId) => {
  if (!push) throw new Error('No push of notifications: import worker/registries.ts at the start.')
  await push(context, accountId)
}
