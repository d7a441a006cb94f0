import type { ReactNode } from 'react'
import { createStore } from '#client/store/store.ts'

export interface ToastMessage {
  title: ReactNode
  description?: ReactNode
  tone?: 'success' | 'error'
  /** One action for it: "Undo". */
  action?: { label: string; onPress: () => void }
}

export interface ShownToast extends ToastMessage {
  id: number
}

const SHOWN_MS = 6_000
const MAX_SHOWN = 3

/** The visible toasts. */
export const shownToasts = createStore<readonly ShownToast[]>([])

let lastId = 0

export function closeToast(id: number): void {
  shownToasts.change((shown) => shown.filter((toast) => toast.id !== id))
}

const hasRtl = (text: ReactNode): text is string =>
  typeof text === 'string' && /[\u0590-\u08ff]/.test(text)

/**
 * Isolates right-to-left names so that figures next to them stay in place; loaded only if there is
 * one.
 */
async function isolateNames(id: number): Promise<void> {
  const { isolateRtl } = await import('#domain/foundation/wording/isolateRtl.ts')
  const isolated = (text: ReactNode) => (hasRtl(text) ? isolateRtl(text) : text)
  shownToasts.change((shown) =>
    shown.map((toast) =>
      toast.id === id
        ? { ...toast, title: isolated(toast.title), description: isolated(toast.description) }
        : toast,
    ),
  )
}

/**
 * Shows a short message. It closes after 6 s, except errors and messages with an action, which stay
 * until closed. Returns the function that closes it.
 */
export function showToast(message: ToastMessage): () => void {
  lastId += 1
  const id = lastId
  shownToasts.change((shown) => [...shown, { ...message, id }].slice(-MAX_SHOWN))
  if (hasRtl(message.title) || hasRtl(message.description)) void isolateNames(id)
  const stays = message.tone === 'error' || message.action !== undefined
  if (!stays) setTimeout(closeToast, SHOWN_MS, id)
  return () => closeToast(id)
}
