import { createContext, useContext } from 'react'
import type { DeskState } from '#domain/contact/realtime/desk/deskState.ts'
import type { DeskRoom } from '#client/realtime/DeskRoom.ts'
import { showToast } from '#client/ui/toasts.ts'
import type { DeskAddress } from './deskAddress.ts'

/** The desk around a conversation. */
export interface DeskContextValue {
  room: DeskRoom
  state: DeskState
  address: DeskAddress
  accountId: string
}

export const DeskContext = createContext<DeskContextValue | null>(null)

export function useDesk(): DeskContextValue {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('only inside the desk')
  return desk
}

/** Runs an action in the room and reports a failure. Returns whether it succeeded. */
export async function attempt(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'DeskRefusedError'
    showToast({
      tone: 'error',
      title: isRefused ? error.message : 'The desk cannot be reached now. Please try again.',
    })
    return false
  }
}
