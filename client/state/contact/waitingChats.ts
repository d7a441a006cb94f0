import { createStore } from '#client/store/store.ts'

/** Conversations that wait at all desks, as the open room says it; null while none is open. */
export const waitingChats = createStore<number | null>(null)
