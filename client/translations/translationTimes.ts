/** Time without a change of the document before it is translated, ms (Foundation 4). */
const AFTER_CHANGE_MS = 50

/** When translations are applied (Foundation 4): once on the next tick after a navigation, and again 50 ms after the last change. */
export function translationTimes(apply: () => void) {
  let afterNavigation: ReturnType<typeof setTimeout> | undefined
  let afterChange: ReturnType<typeof setTimeout> | undefined
  return {
    navigated: (): void => {
      clearTimeout(afterNavigation)
      afterNavigation = setTimeout(apply, 0)
    },
    changed: (): void => {
      clearTimeout(afterChange)
      afterChange = setTimeout(apply, AFTER_CHANGE_MS)
    },
  }
}
