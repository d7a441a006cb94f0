import { atom, useAtomValue } from 'jotai'
import { loggedIn, loggedOut, NOBODY, type UserState } from '#domain/account/userState.ts'
import { onUserChange, sessionUser } from './realtimeState.ts'
import { accountState, unknownAccount, watchAccount, type AccountState } from './accountStore.ts'

/** Who is logged in, as the store has it; not known in the first render, so that it equals the server's. */
export const accountStateAtom = atom<AccountState>(unknownAccount())
accountStateAtom.onMount = (set) => {
  const read = () => set(accountState())
  read()
  return watchAccount(read)
}

/** What the connection knows of the session (spec §3); the rest comes from the account. */
export const sessionFieldsAtom =
  atom<
    Pick<UserState, 'connected' | 'session_id' | 'user_tracking_id' | 'token2faUpload' | 'ready'>
  >(NOBODY)
sessionFieldsAtom.onMount = (set) => {
  const read = () => {
    const { connected, session_id, user_tracking_id, token2faUpload, ready } = sessionUser()
    set({ connected, session_id, user_tracking_id, token2faUpload, ready })
  }
  read()
  return onUserChange(read)
}

/** The session user state of spec §3. */
export const userStateAtom = atom((get): UserState => {
  const state = { ...NOBODY, ...get(sessionFieldsAtom) }
  const known = get(accountStateAtom)
  return known.account
    ? loggedIn(state, known.account, known.status === 'known' && known.isFirst)
    : loggedOut(state)
})

/** The session user state, for screens. */
export const useUserState = (): UserState => useAtomValue(userStateAtom)
