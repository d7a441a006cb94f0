import { createStore } from '#client/store/store.ts'

/** Number of waiting conversations at all desks, from the open room; null while none is open. */
export const waitingChats = createStore<number | null>(null)
