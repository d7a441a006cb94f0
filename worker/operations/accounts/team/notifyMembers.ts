import type { OperationContext } from '#worker/platform/env.ts'
import { notifyAccountTabs } from '#worker/operations/contact/notifyAccountTabs.ts'

/** Makes the open tabs of accounts reload their permissions, after the response. */
export function notifyMembers(context: OperationContext, accountIds: readonly string[]): void {
  const all = Promise.all(
    accountIds.map(async (id) => {
      await notifyAccountTabs(context, id, { haveRolesChanged: true })
    }),
  )
  context.waitUntil(all)
}
