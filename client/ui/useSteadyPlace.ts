import { useState, type SyntheticEvent } from 'react'

/** The fixed space next to a dialog, and its height in pixels. */
interface Room {
  side: 'above' | 'below'
  height: number
}

/**
 * Prevents a centered dialog from moving when a press changes its height: fixes the space below it
 * when one of its buttons is pressed, otherwise the space above it.
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
    /**
     * For the dialog's wrapper: the previous space, which shrinks only if the dialog needs more.
     */
    room: room ? { [`--${room.side}`]: `0 1 ${room.height}px` } : {},
    /** For the wrappers of the dialog's content and of its buttons. */
    content: keeps('above'),
    actions: keeps('below'),
  }
}

/** The space on the pressed element's side of the dialog, within its container's padding. */
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
