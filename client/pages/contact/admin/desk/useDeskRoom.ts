import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { DeskState } from '#domain/contact/realtime/desk/deskState.ts'
import { DeskRoom } from '#client/realtime/DeskRoom.ts'

/** The room of a desk, connected while it is shown. */
export function useDeskRoom(desk: Desk, accountId: string): { room: DeskRoom; state: DeskState } {
  const room = useMemo(() => new DeskRoom(desk, accountId), [desk, accountId])
  useEffect(() => {
    room.start()
    return () => room.stop()
  }, [room])
  const state = useSyncExternalStore(room.subscribe, () => room.state)
  return { room, state }
}
