import type { AccountProfile } from '#domain/account/account.types.ts'
import { forgetPersonalStorage } from './personalStorage.ts'

/** Who is logged in: not known until the server was asked, nobody, or an account. */
export type AccountState =
  | { status: 'unknown'; account: null }
  | { status: 'unreachable'; account: null }
  | { status: 'known'; account: AccountProfile | null }

const UNKNOWN: AccountState = { status: 'unknown', account: null }

/** Written at each login and logout, so that the other tabs ask again. */
const CHANGED_KEY = 'amd_account_changed'

let state: AccountState = UNKNOWN
let asking: Promise<void> | null = null
/** A logout that is on its way to the server: who asks before it has arrived is told who has just left. */
let leaving: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

function change(next: AccountState): void {
  state = next
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function watchAccount(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const accountState = (): AccountState => state
export const unknownAccount = (): AccountState => UNKNOWN

/** Has the other tabs ask the server anew. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()))
  } catch {
    // Without storage the other tabs learn it with their next page.
  }
}

async function ask(): Promise<void> {
  await leaving
  const before = state
  try {
    const answer = await fetch('/api/logins/current')
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    const { account }: { account: AccountProfile | null } = await answer.json()
    // A login or logout of this page since then knows better.
    if (state === before) change({ status: 'known', account })
  } catch {
    if (state.status !== 'known') change({ status: 'unreachable', account: null })
  }
}

/** Asks the server who is logged in; several callers at once ask once. */
export function recallAccount(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** Who is logged in, asking the server first if that is not known yet; undefined when it cannot be reached. */
export async function knownAccount(): Promise<AccountProfile | null | undefined> {
  if (state.status !== 'known') await recallAccount()
  return accountState().status === 'known' ? accountState().account : undefined
}

/** Takes over what a login, or an edit of the account, came to. */
export function setAccount(account: AccountProfile, cause: 'login' | 'edit'): void {
  change({ status: 'known', account })
  if (cause === 'login') tellOtherTabs()
}

/** Forgets the account on this page at once (spec §4), whatever the server's answer will be; `ended` settles with it. */
export function forgetAccount(ended: Promise<unknown> = Promise.resolve()): void {
  leaving = Promise.allSettled([leaving, ended])
  forgetPersonalStorage()
  change({ status: 'known', account: null })
}

/** Asks who is logged in, now and whenever another tab logs in or out. Gives the verb that ends it. */
export function keepAccount(): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === CHANGED_KEY) void recallAccount()
  }
  const online = () => {
    if (state.status === 'unreachable') void recallAccount()
  }
  window.addEventListener('storage', changed)
  window.addEventListener('online', online)
  void recallAccount()
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener('online', online)
  }
}
