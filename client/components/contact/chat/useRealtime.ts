import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { track } from '#client/analytics/track.ts'
import { notifyNavigation, startRealtime } from '#client/realtime/realtime.ts'

/** Connects after the page has loaded, and reports each navigation. For the root, once. */
export function useRealtime(): void {
  const { pathname } = useLocation()
  const told = useRef<string | null>(null)
  useEffect(startRealtime, [])
  useEffect(() => {
    // The landing event reports the first page.
    if (told.current === pathname) return
    if (told.current !== null) void notifyNavigation(pathname)
    told.current = pathname
    track('page_view', { path: pathname })
  }, [pathname])
}
