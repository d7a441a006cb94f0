import { createStore } from '#client/store/store.ts'
import { useStore } from '#client/store/useStore.ts'

/** The menus of the navigation that are open. */
const openMenus = createStore<ReadonlySet<string>>(new Set())

/** A menu of the navigation opened or closed. */
export function notifyNavMenu(id: string, isOpen: boolean): void {
  openMenus.change((open) => {
    if (open.has(id) === isOpen) return open
    return new Set(isOpen ? [...open, id] : [...open].filter((other) => other !== id))
  })
}

const isAnyOpen = (open: ReadonlySet<string>) => open.size > 0

/** Whether a menu of the navigation is open: the chat hides then (Contact 9). */
export const isNavMenuOpen = (): boolean => isAnyOpen(openMenus.get())

/** Calls the listener after every change. Returns the function that stops it. */
export const onNavMenuChange = openMenus.watch

export const useIsNavMenuOpen = (): boolean => useStore(openMenus, isAnyOpen)
