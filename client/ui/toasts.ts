import type { ReactNode } from 'react'

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

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly ShownToast[]) => {
  shown = next
  for (const listener of listeners) listener()
}

export function closeToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id))
}

/** Says something in passing. It goes after 6 s, except errors and what offers an action: these stay until closed. Returns the verb that closes it. */
export function showToast(message: ToastMessage): () => void {
  lastId += 1
  const id = lastId
  change([...shown, { ...message, id }].slice(-MAX_SHOWN))
  const stays = message.tone === 'error' || message.action !== undefined
  if (!stays) setTimeout(closeToast, SHOWN_MS, id)
  return () => closeToast(id)
}

/** For useSyncExternalStore. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const shownToasts = (): readonly ShownToast[] => shown
const NONE: readonly ShownToast[] = []
export const noToasts = (): readonly ShownToast[] => NONE
