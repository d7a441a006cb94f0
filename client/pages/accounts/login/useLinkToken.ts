import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The secret of the mailed link that opened the page; empty without one. Removed from the URL at
 * once, so that it is in no history, and in no URL that is copied or sent as referrer.
 */
export function useLinkToken(): string {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '')
  useEffect(() => {
    const { pathname } = globalThis.location
    globalThis.history.replaceState(globalThis.history.state, '', pathname)
  }, [])
  return token
}
