/** Starts a clock that runs while the page is in sight. Returns its time, ms. */
export function sightClock(): () => number {
  let seenMs = 0
  let seenSince = document.hidden ? null : 0
  let isInSight = true
  const elapsed = () => seenMs + (seenSince === null ? 0 : performance.now() - seenSince)
  const look = () => {
    seenMs = elapsed()
    seenSince = isInSight && !document.hidden ? performance.now() : null
  }
  document.addEventListener('visibilitychange', look)
  new IntersectionObserver((entries) => {
    isInSight = entries[entries.length - 1]?.isIntersecting ?? isInSight
    look()
  }).observe(document.documentElement)
  return elapsed
}
