/**
 * Posts an event to its address: by beacon, or by fetch if the browser lacks or rejects beacons.
 */
export function sendEvent(url: string): void {
  // Old browsers have no beacons.
  const hasBeacon = 'sendBeacon' in navigator
  if (hasBeacon && navigator.sendBeacon(url)) return
  fetch(url, { method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => undefined,
  )
}
