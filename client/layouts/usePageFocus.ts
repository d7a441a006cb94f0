import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The page that was shown last, over all layouts; null until the first one has arrived, which the browser announces. */
let shownPath: string | null = null

/** After going to another page the focus is on its heading, unless the page has put it somewhere itself. */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    before.current = document.activeElement
  })
  useEffect(() => {
    const isFirst = shownPath === null
    if (shownPath === pathname) return
    shownPath = pathname
    if (!isFirst) focusHeading(before.current)
  }, [pathname])
}

function focusHeading(before: Element | null): void {
  const main = document.querySelector<HTMLElement>('main')
  const now = document.activeElement
  const isPlaced = main !== null && now !== main && main.contains(now) && now !== before
  if (!main || isPlaced || now instanceof HTMLInputElement) return
  const heading = main.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target.focus({ preventScroll: true })
}
