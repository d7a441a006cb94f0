import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The secret of the mailed link that opened the page; empty when there is none. It leaves the address bar at once, so
 * that it is in no history, and in no address that is copied or sent along.
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
