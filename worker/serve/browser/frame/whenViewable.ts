/** An ad is viewable once half of it was in view for a second (MRC). */
const VIEWABLE_MS = 1000
const VIEWABLE_RATIO = 0.5

/** Calls `report` once, when the element has been viewable; never in browsers that cannot observe it. */
export function whenViewable(element: Element, report: () => void): void {
  if (!('IntersectionObserver' in window)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHalfVisible = false
  const update = (): void => {
    clearTimeout(timer)
    if (isHalfVisible && document.visibilityState === 'visible')
      timer = setTimeout(finish, VIEWABLE_MS)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries[entries.length - 1]
      isHalfVisible = last !== undefined && last.intersectionRatio >= VIEWABLE_RATIO
      update()
    },
    { threshold: [0, VIEWABLE_RATIO] },
  )
  const finish = (): void => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
    report()
  }
  document.addEventListener('visibilitychange', update)
  observer.observe(element)
}
