import type { ReactNode } from 'react'
import { createStore } from '#client/store/store.ts'

export interface ToastMessage {
  title: ReactNode
  description?: ReactNode
  tone?: 'success' | 'error'
  /** One thing to do about it: "Undo". */
  action?: { label: string; onPress: () => void }
}

export interface ShownToast extends ToastMessage {
  id: number
}

const SHOWN_MS = 6_000
const MAX_SHOWN = 3

/** The toasts on the screen. */
export const shownToasts = createStore<readonly ShownToast[]>([])

let lastId = 0

export function closeToast(id: number): void {
  shownToasts.change((shown) => shown.filter((toast) => toast.id !== id))
}

/** Says something in passing. It goes after 6 s, except errors and what offers an action: these stay until closed. Returns the verb that closes it. */
export function showToast(message: ToastMessage): () => void {
  lastId += 1
  const id = lastId
  shownToasts.change((shown) => [...shown, { ...message, id }].slice(-MAX_SHOWN))
  const stays = message.tone === 'error' || message.action !== undefined
  if (!stays) setTimeout(closeToast, SHOWN_MS, id)
  return () => closeToast(id)
}
