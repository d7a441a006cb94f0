/** Points of test clicks, in tenths of the window: the middle first. */
const POINTS = [
  [5, 5],
  [3, 3],
  [7, 3],
  [3, 7],
  [7, 7],
  [5, 9],
  [5, 1],
  [9, 5],
  [1, 5],
] as const
/** How long a click may take to open something, ms. */
const SETTLE_MS = 60

/** Clicks at several points until one opens something. */
export async function tryClicks(
  isClicked: () => boolean,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  for (const [x, y] of POINTS) {
    if (isClicked()) return
    const at = { clientX: (innerWidth * x) / 10, clientY: (innerHeight * y) / 10 }
    const target = document.elementFromPoint(at.clientX, at.clientY)
    if (target) press(target, at)
    await wait(SETTLE_MS)
  }
}

function press(target: Element, at: { clientX: number; clientY: number }): void {
  const init = { bubbles: true, cancelable: true, composed: true, view: window, ...at }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const isPointer = type.startsWith('pointer')
    target.dispatchEvent(isPointer ? new PointerEvent(type, init) : new MouseEvent(type, init))
  }
}
