import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { createStore } from '#client/store/store.ts'
import {
  deleteNotes,
  forgetPersonalStorage,
} from '#client/state/foundation/storage/personalStorage.ts'

/** Who is logged in: not known until the server was asked, nobody, or an account. */
export type AccountState =
  | { status: 'unknown'; account: null }
  | { status: 'unreachable'; account: null }
  | { status: 'known'; account: AccountProfile | null }

/** Written at each login and logout, so that the other tabs ask again. */
const CHANGED_KEY = 'amd_account_changed'

/** Who is logged in, as this page knows it. */
export const accountStore = createStore<AccountState>({ status: 'unknown', account: null })

export const accountState = accountStore.get
/** Calls back with every change of it. Gives the way to stop. */
export const watchAccount = accountStore.watch

/**
 * Calls back when who was logged in no longer is, here or by another tab: nobody, or somebody else. Gives the way to
 * stop.
 */
export function onLogout(listener: () => void): () => void {
  let before = accountState().account
  return watchAccount(() => {
    const { status, account } = accountState()
    if (status !== 'known') return
    const hasLeft = before !== null && before.id !== account?.id
    before = account
    if (hasLeft) listener()
  })
}

const become = (next: AccountState): void => accountStore.change(() => next)

let asking: Promise<void> | null = null
/** A logout that is on its way to the server: who asks before it has arrived is told who has just left. */
let leaving: Promise<unknown> = Promise.resolve()

/** Has the other tabs ask the server anew. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()))
  } catch {
    // Without storage the other tabs learn it with their next page.
  }
}

async function ask(): Promise<void> {
  await leaving
  const before = accountState()
  try {
    const answer = await fetch('/api/logins/current')
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    const { account }: { account: AccountProfile | null } = await answer.json()
    // A login or logout of this page since then knows better.
    if (accountState() !== before) return
    // Who was here left in another tab: nothing of theirs stays in this one.
    if (before.account && before.account.id !== account?.id) forgetPersonalStorage()
    become({ status: 'known', account })
  } catch {
    if (accountState().status !== 'known') become({ status: 'unreachable', account: null })
  }
}

/** Asks the server who is logged in; several callers at once ask once. */
export function refreshAccount(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** Who is logged in, asking the server first if that is not known yet; undefined when it cannot be reached. */
export async function knownAccount(): Promise<AccountProfile | null | undefined> {
  if (accountState().status !== 'known') await refreshAccount()
  return accountState().status === 'known' ? accountState().account : undefined
}

/** Takes over what a login, or an edit of the account, came to. */
export function setAccount(account: AccountProfile, cause: 'login' | 'edit'): void {
  become({ status: 'known', account })
  if (cause !== 'login') return
  deleteNotes(account.id)
  notifyOtherTabs()
}

/** Forgets the account on this page at once (Accounts 5), whatever the server's answer will be; `ended` settles with it. */
export function forgetAccount(ended: Promise<unknown> = Promise.resolve()): void {
  leaving = Promise.allSettled([leaving, ended])
  forgetPersonalStorage()
  deleteNotes()
  become({ status: 'known', account: null })
}

/** Asks who is logged in, now and whenever another tab logs in or out. Gives the verb that ends it. */
export function keepAccount(): () => void {
  const changed = async ({ key }: StorageEvent) => {
    if (key !== CHANGED_KEY) return
    await refreshAccount()
    const { status, account } = accountState()
    if (status === 'known') deleteNotes(account?.id)
  }
  const changedElsewhere = (event: StorageEvent) => void changed(event)
  const online = () => {
    if (accountState().status === 'unreachable') void refreshAccount()
  }
  window.addEventListener('storage', changedElsewhere)
  window.addEventListener('online', online)
  void refreshAccount()
  return () => {
    window.removeEventListener('storage', changedElsewhere)
    window.removeEventListener('online', online)
  }
}
