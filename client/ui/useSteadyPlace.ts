import { useState, type SyntheticEvent } from 'react'

/** The room beside a window that is kept, and its height in pixels. */
interface Room {
  side: 'above' | 'below'
  height: number
}

/**
 * Keeps a dialog in place that grows or shrinks when something in it is pressed, though it stands in the middle: the room
 * below it is kept when one of its buttons is pressed, else the room above it.
 */
export function useSteadyPlace(isOpen: boolean) {
  const [room, setRoom] = useState<Room | null>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setRoom(null)
  }
  const keep = (pressed: Element, side: Room['side']) => {
    const next = roomBeside(pressed, side)
    setRoom((now) => (now?.side === next?.side && now?.height === next?.height ? now : next))
  }
  const keeps = (side: Room['side']) => ({
    onPointerDownCapture: ({ currentTarget }: SyntheticEvent) => keep(currentTarget, side),
    onKeyDownCapture: ({ currentTarget }: SyntheticEvent) => keep(currentTarget, side),
  })
  return {
    /** For the element around the window: a room as high as it was, and lower only where the window needs more. */
    room: room ? { [`--${room.side}`]: `0 1 ${room.height}px` } : {},
    /** For the element around what a dialog is about, and the one around its buttons. */
    content: keeps('above'),
    actions: keeps('below'),
  }
}

/** The room on a side of the dialog that something is in, within the padding of what it stands in. */
function roomBeside(pressed: Element, side: Room['side']): Room | null {
  const window = pressed.closest('[role$=dialog]')?.parentElement
  const around = window?.parentElement
  if (!around) return null
  const { paddingTop, paddingBottom } = getComputedStyle(around)
  const [inner, outer] = [window.getBoundingClientRect(), around.getBoundingClientRect()]
  const height =
    side === 'above'
      ? inner.top - outer.top - Number.parseFloat(paddingTop)
      : outer.bottom - inner.bottom - Number.parseFloat(paddingBottom)
  return { side, height: Math.max(0, height) }
}
