import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { createStore } from '#client/store/store.ts'
import { whenReachable } from '#client/state/foundation/whenReachable.ts'
import {
  deleteNotes,
  clearPersonalStorage,
} from '#client/state/foundation/storage/personalStorage.ts'

/** The login state: unknown until the server has responded, nobody, or an account. */
export type AccountState =
  | { status: 'unknown'; account: null }
  | { status: 'unreachable'; account: null }
  | { status: 'known'; account: AccountProfile | null }

/** Written at each login and logout, so that other tabs reload the login state. */
const CHANGED_KEY = 'amd_account_changed'

/** The login state as known to this page. */
export const accountStore = createStore<AccountState>({ status: 'unknown', account: null })

export const accountState = accountStore.get
/** Calls the listener after every change. Returns the function that stops it. */
export const watchAccount = accountStore.watch

/**
 * Calls the listener when the logged-in account leaves, in this or another tab: by a logout, or a
 * login of another account. Returns the function that stops it.
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
/** A logout in progress: a request before it completes would still return the former account. */
let leaving: Promise<unknown> = Promise.resolve()

/** Makes the other tabs reload the login state. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()))
  } catch {
    // Without storage, the other tabs update on their next page load.
  }
}

async function ask(): Promise<void> {
  await leaving
  const before = accountState()
  try {
    const answer = await fetch('/api/logins/current')
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    const { account }: { account: AccountProfile | null } = await answer.json()
    // A login or logout on this page since then is newer.
    if (accountState() !== before) return
    // The former user left in another tab: deletes their data in this one.
    if (before.account && before.account.id !== account?.id) clearPersonalStorage()
    become({ status: 'known', account })
  } catch {
    if (accountState().status !== 'known') become({ status: 'unreachable', account: null })
  }
}

/** Loads the login state from the server; concurrent calls share one request. */
export function refreshAccount(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/**
 * The account, loaded first if unknown; null for nobody, undefined if the server cannot be reached.
 */
export async function knownAccount(): Promise<AccountProfile | null | undefined> {
  if (accountState().status !== 'known') await refreshAccount()
  return accountState().status === 'known' ? accountState().account : undefined
}

/** Applies the account after a login or an edit. */
export function setAccount(account: AccountProfile, cause: 'login' | 'edit'): void {
  become({ status: 'known', account })
  if (cause !== 'login') return
  deleteNotes(account.id)
  notifyOtherTabs()
}

/**
 * Drops the account on this page at once (Accounts 5), whatever the server's response; `ended`
 * settles with it.
 */
export function clearAccount(ended: Promise<unknown> = Promise.resolve()): void {
  leaving = Promise.allSettled([leaving, ended])
  clearPersonalStorage()
  deleteNotes()
  become({ status: 'known', account: null })
}

/**
 * Loads the login state now, and whenever another tab logs in or out. Returns the function that
 * stops it.
 */
export function followAccount(): () => void {
  const changed = async ({ key }: StorageEvent) => {
    if (key !== CHANGED_KEY) return
    await refreshAccount()
    const { status, account } = accountState()
    if (status === 'known') deleteNotes(account?.id)
  }
  const changedElsewhere = (event: StorageEvent) => void changed(event)
  const stopped = new AbortController()
  const online = () => void refreshOnceReachable(stopped.signal)
  window.addEventListener('storage', changedElsewhere)
  window.addEventListener('online', online)
  void refreshAccount()
  return () => {
    window.removeEventListener('storage', changedElsewhere)
    window.removeEventListener('online', online)
    stopped.abort()
  }
}

async function refreshOnceReachable(signal: AbortSignal): Promise<void> {
  const isLost = () => accountState().status === 'unreachable'
  if (isLost() && (await whenReachable(signal)) && isLost()) await refreshAccount()
}
