import { useLayoutEffect } from 'react'
import { LISTENING_EVENT } from './listening.ts'

/** Tells what held presses before React was there that React takes them now. For the root, once. */
export function useTellListening(): void {
  useLayoutEffect(() => void document.dispatchEvent(new Event(LISTENING_EVENT)), [])
}
