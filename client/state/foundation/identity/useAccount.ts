import { useStore } from '#client/store/useStore.ts'
import { accountStore, type AccountState } from './accountStore.ts'

/** The login state. Light enough for every page. */
export const useAccount = (): AccountState => useStore(accountStore)
