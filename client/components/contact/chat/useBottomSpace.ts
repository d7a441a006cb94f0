import { type RefObject, useEffect } from 'react'

const SPACE = '--chat-space'
const KEYBOARD = '--keyboard'

/**
 * On a phone the chat covers the foot of the page. Publishes its height to theme.css, so that everything can be
 * scrolled clear of it, and the height of the keyboard, so that the chat stays above it.
 */
export function useBottomSpace(
  widget: RefObject<HTMLElement | null>,
  state: 'open' | 'minimized' | 'hidden',
): void {
  useEffect(() => {
    const root = document.documentElement.style
    const cover = widget.current?.querySelector(
      state === 'open' ? '[data-chat="window"]' : '[data-chat="toggle"]',
    )
    if (state === 'hidden' || !cover) return
    const measure = () => {
      const { innerHeight, visualViewport } = window
      const seen = visualViewport ? visualViewport.height + visualViewport.offsetTop : innerHeight
      root.setProperty(KEYBOARD, `${Math.max(0, Math.round(innerHeight - seen))}px`)
      root.setProperty(SPACE, `${Math.ceil(cover.getBoundingClientRect().height)}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(cover)
    window.visualViewport?.addEventListener('resize', measure)
    measure()
    if (state === 'open') bringIntoSight(cover)
    return () => {
      observer.disconnect()
      window.visualViewport?.removeEventListener('resize', measure)
      root.removeProperty(SPACE)
      root.removeProperty(KEYBOARD)
    }
  }, [widget, state])
}

/** Scrolls the focused element out from under a chat that opened by itself. */
function bringIntoSight(cover: Element): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || cover.contains(activeElement)) return
  if (activeElement === document.body) return
  const top = cover.getBoundingClientRect().top
  const box = activeElement.getBoundingClientRect()
  const isCovered = box.bottom > top && box.right > cover.getBoundingClientRect().left
  if (isCovered) activeElement.scrollIntoView({ block: 'nearest' })
}
