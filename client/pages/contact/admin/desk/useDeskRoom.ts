import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { type DeskState, waitingAt } from '#domain/contact/realtime/desk/deskState.ts'
import { waitingChats } from '#client/state/contact/waitingChats.ts'
import { DeskRoom } from '#client/realtime/DeskRoom.ts'

/** The room of a desk, connected while it is displayed. */
export function useDeskRoom(desk: Desk, accountId: string): { room: DeskRoom; state: DeskState } {
  const room = useMemo(() => new DeskRoom(desk, accountId), [desk, accountId])
  useEffect(() => {
    room.start()
    return () => room.stop()
  }, [room])
  const state = useSyncExternalStore(room.subscribe, () => room.state)
  const waiting = DESKS.reduce((sum, each) => sum + (waitingAt(state, each, desk) ?? 0), 0)
  const known = state.connection === 'live' ? waiting : null
  useEffect(() => {
    waitingChats.change(() => known)
    return () => waitingChats.change(() => null)
  }, [known])
  return { room, state }
}
