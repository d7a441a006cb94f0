import type { AdminCount, AdminCounts } from '#domain/sales/admin/adminCounts.ts'
import { loadAdminCounts } from '#client/api/sales/todayCalls.ts'
import { waitingChats } from '#client/state/contact/waitingChats.ts'
import { useStore } from '#client/store/useStore.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'

const COUNTS_EVERY_MS = 60_000

/** The count of an area by its page; null without one. */
export type CountOfArea = (page: string) => AdminCount | null

/** Waiting items of an area, by its page; null while unknown, and for areas without a count. */
export function useAdminCounts(): CountOfArea {
  const accountId = useAccount().account?.id ?? null
  const { value } = usePolled(
    `counts ${accountId}`,
    async () => (accountId === null ? null : await loadAdminCounts()),
    COUNTS_EVERY_MS,
  )
  // An open room knows its count immediately.
  const live = useStore(waitingChats)
  return (page) => {
    if (page === 'desk' && live !== null) return { count: live, late: 0 }
    return value && page in value ? value[page as keyof AdminCounts] : null
  }
}
