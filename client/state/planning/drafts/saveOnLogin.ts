import { accountState, watchAccount } from '#client/state/foundation/identity/accountStore.ts'
import { DRAFT_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'
import { storedKeys } from '#client/state/foundation/storage/textStorage.ts'

/** Saves this browser's drafts in the account after a login; pages load its code only then. */
export function saveDraftsOnLogin(): void {
  let savedFor: string | null = null
  watchAccount(() => {
    const id = accountState().account?.id ?? null
    if (id === savedFor) return
    savedFor = id
    if (id && storedKeys().some((key) => key.startsWith(DRAFT_PREFIX))) void save(id)
  })
}

async function save(accountId: string): Promise<void> {
  const { syncDrafts } = await import('./syncDrafts.ts')
  // An unsaved draft stays in the browser, and the planner shows that.
  await syncDrafts(accountId).catch(() => undefined)
}
