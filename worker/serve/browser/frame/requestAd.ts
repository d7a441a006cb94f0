import type { FrameAd, FrameResponse } from './frameAd.types.ts'

/** Name of the visitor's state in the storage, and of the lock around it. */
const VISITOR_KEY = 'amd_seen'

/** Returns the browser's storage; null if the browser forbids it. */
export function openStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Returns the address that answers a frame's ad request: `/t/product/format.html` asks `/a/product/format`. */
export const adAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname.replace(/^\/t\//, '/a/').replace(/\.html$/, '') + search

async function fetchAd(address: string, storage: Storage | null): Promise<FrameAd | null> {
  const body = JSON.stringify(storage ? { seen: storage.getItem(VISITOR_KEY) ?? '' } : {})
  const response = await fetch(address, { method: 'POST', body, credentials: 'omit' })
  if (!response.ok) return null
  const { ad, seen } = (await response.json()) as FrameResponse
  if (storage && typeof seen === 'string') storage.setItem(VISITOR_KEY, seen)
  return ad
}

/**
 * Requests the frame's ad; null if there is none. One visitor's requests run one after the other, so that two
 * placements of a page do not count from the same state.
 */
export function requestAd(address: string, storage: Storage | null): Promise<FrameAd | null> {
  const fetchNow = () => fetchAd(address, storage)
  // Old browsers have no locks.
  return storage && 'locks' in navigator
    ? navigator.locks.request(VISITOR_KEY, fetchNow)
    : fetchNow()
}
