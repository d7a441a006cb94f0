import { useLayoutEffect } from 'react'
import { LISTENING_EVENT } from './listening.ts'

/** Notifies the holder of early input that React handles events now. For the root, once. */
export function useTellListening(): void {
  useLayoutEffect(() => void document.dispatchEvent(new Event(LISTENING_EVENT)), [])
}
