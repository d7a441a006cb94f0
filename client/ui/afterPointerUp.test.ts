import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { afterPress, afterPointerUp, trackPointer } from './afterPointerUp.ts'

const page = new EventTarget()

beforeAll(() => {
  vi.stubGlobal('window', page)
  trackPointer()
  return () => vi.unstubAllGlobals()
})

const happens = (name: string) => page.dispatchEvent(new Event(name))
const press = (isPrimary = true) =>
  page.dispatchEvent(Object.assign(new Event('pointerdown'), { isPrimary }))

/** Lets everything happen that waits for nothing. */
const soon = () => new Promise((resolve) => setTimeout(resolve))

/** Whether a promise has settled by now. */
function watched(promise: Promise<unknown>) {
  const seen = { isOver: false }
  const over = () => {
    seen.isOver = true
  }
  promise.then(over, over)
  return seen
}

afterEach(() => happens('pointerup'))

test('nothing waits while the pointer is up', async () => {
  await afterPointerUp()
  expect(await afterPress(Promise.resolve('prices'))).toBe('prices')
})

test.each(['pointerup', 'pointercancel', 'dragend', 'contextmenu', 'blur'])(
  'a response waits for the pointer to be released: %s',
  async (end) => {
    press()
    const seen = watched(afterPress(Promise.resolve('prices')))
    await soon()
    expect(seen.isOver).toBe(false)
    happens(end)
    // The pressed element is notified first.
    await Promise.resolve()
    expect(seen.isOver).toBe(false)
    await soon()
    expect(seen.isOver).toBe(true)
  },
)

test('a failure waits too, and stays a failure', async () => {
  press()
  const failure = afterPress(Promise.reject(new Error('refused')))
  const seen = watched(failure)
  await soon()
  expect(seen.isOver).toBe(false)
  happens('pointerup')
  await expect(failure).rejects.toThrow('refused')
})

test('a second finger does not start a press', async () => {
  press(false)
  expect(await afterPress(Promise.resolve('prices'))).toBe('prices')
})
