import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

const KEY = 'pendingAddress'

function store(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, address)
  } catch {
    // Storage is refused: after a deployment the first click only reloads the page.
  }
}

/**
 * Stores the address of a navigation while it loads. A deployment removes the scripts of open
 * pages: React Router then reloads the document at the old address, and openPendingAddress
 * continues from there.
 */
export function usePendingAddress(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(
    () =>
      router?.subscribe(({ navigation: { location: to } }) =>
        store(to ? `${to.pathname}${to.search}${to.hash}` : null),
      ),
    [router],
  )
}

/** After such a reload, opens the page that was wanted, once. */
export function openPendingAddress(): void {
  let address: string | null = null
  try {
    address = sessionStorage.getItem(KEY)
  } catch {
    return
  }
  store(null)
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  const current = `${location.pathname}${location.search}${location.hash}`
  if (address === null || !isReload || address === current) return
  location.assign(address)
}
