import { useSyncExternalStore } from 'react'
import { accountState, unknownAccount, watchAccount, type AccountState } from './accountStore.ts'

/** Who is logged in. Light enough for every page. */
export const useAccount = (): AccountState =>
  useSyncExternalStore(watchAccount, accountState, unknownAccount)
