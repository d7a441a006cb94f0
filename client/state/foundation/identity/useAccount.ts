import { useStore } from '#client/store/useStore.ts'
import { accountStore, type AccountState } from './accountStore.ts'

/** Who is logged in. Light enough for every page. */
export const useAccount = (): AccountState => useStore(accountStore)
