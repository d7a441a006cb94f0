import { type RefObject, useEffect, useRef } from 'react'

/** Calls back for a click outside; the button that opens the chat counts as inside. */
export function useClickOutside(
  inside: RefObject<HTMLElement | null>,
  isActive: boolean,
  onOutside: () => void,
): void {
  const call = useRef(onOutside)
  useEffect(() => {
    call.current = onOutside
  })
  useEffect(() => {
    if (!isActive) return
    const pressed = (event: PointerEvent) => {
      const path = event.composedPath()
      const isInside = path.some(
        (target) =>
          target === inside.current ||
          (target instanceof HTMLElement && target.dataset['opensChat'] !== undefined),
      )
      if (!isInside) call.current()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [inside, isActive])
}
