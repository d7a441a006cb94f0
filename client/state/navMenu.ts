import { useSyncExternalStore } from 'react'

const open = new Set<string>()
const listeners = new Set<() => void>()

/** A menu of the navigation opened or closed. */
export function tellNavMenu(id: string, isOpen: boolean): void {
  if (open.has(id) === isOpen) return
  if (isOpen) open.add(id)
  else open.delete(id)
  for (const listener of listeners) listener()
}

/** Whether a menu of the navigation is open: the chat hides then (spec §2). */
export const isNavMenuOpen = (): boolean => open.size > 0

/** Calls back when that changes. Gives the way to stop. */
export function onNavMenuChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const never = () => false

export const useIsNavMenuOpen = (): boolean =>
  useSyncExternalStore(onNavMenuChange, isNavMenuOpen, never)
