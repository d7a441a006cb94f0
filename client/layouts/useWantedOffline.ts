import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOnceReachable } from './useOnline.ts'

/** The page of our own that a press asks to open in this tab; null for anything else. */
function wantedBy(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  if (origin !== location.origin || pathname === location.pathname) return null
  return `${pathname}${search}${hash}`
}

/**
 * Without a connection no other page can load, and an attempt would lose the open one. A requested
 * page is stored instead, and opened once the server responds again.
 */
export function useWantedOffline(): { wanted: string | null; forget: () => void } {
  const [wanted, setWanted] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const note = (event: MouseEvent) => {
      const isLost = !navigator.onLine || wanted !== null
      const asked = isLost ? wantedBy(event) : null
      if (asked === null) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(asked)
    }
    // Before any other listener, which would set out already.
    window.addEventListener('click', note, true)
    return () => window.removeEventListener('click', note, true)
  }, [wanted])
  const open = () => {
    setWanted(null)
    void navigate(wanted ?? '')
  }
  useOnceReachable(wanted === null ? null : open)
  return { wanted, forget: () => setWanted(null) }
}
