/** Registers the service worker and has it store the page and the script that are open. */
export function storeShell(): void {
  if (!('serviceWorker' in navigator)) return
  const storeOpenPage = async (): Promise<void> => {
    // The first load bypasses the worker.
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
    active?.postMessage([location.pathname + location.search, '/player.js'])
  }
  navigator.serviceWorker
    .register('/player/worker.js')
    .then(storeOpenPage)
    .catch(() => undefined)
}

/** Keeps the display on, and fills it after a click. */
export function claimDisplay(): void {
  // A browser releases the lock when the page is hidden.
  const stayAwake = (): void => {
    if ('wakeLock' in navigator && document.visibilityState === 'visible')
      navigator.wakeLock.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', stayAwake)
  stayAwake()
  document.addEventListener('click', () => {
    if ('requestFullscreen' in document.documentElement)
      document.documentElement.requestFullscreen().catch(() => undefined)
  })
}
