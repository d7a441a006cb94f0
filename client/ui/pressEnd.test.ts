import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { afterPress, pressEnd, watchPresses } from './pressEnd.ts'

const page = new EventTarget()

beforeAll(() => {
  vi.stubGlobal('window', page)
  watchPresses()
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

test('while nothing is pressed, nothing waits', async () => {
  await pressEnd()
  expect(await afterPress(Promise.resolve('prices'))).toBe('prices')
})

test.each(['pointerup', 'pointercancel', 'dragend', 'contextmenu', 'blur'])(
  'an answer waits for the end of a press: %s',
  async (end) => {
    press()
    const seen = watched(afterPress(Promise.resolve('prices')))
    await soon()
    expect(seen.isOver).toBe(false)
    happens(end)
    // What was pressed hears of it first.
    await Promise.resolve()
    expect(seen.isOver).toBe(false)
    await soon()
    expect(seen.isOver).toBe(true)
  },
)

test('a failure waits, too, and stays one', async () => {
  press()
  const failure = afterPress(Promise.reject(new Error('refused')))
  const seen = watched(failure)
  await soon()
  expect(seen.isOver).toBe(false)
  happens('pointerup')
  await expect(failure).rejects.toThrow('refused')
})

test('a second finger begins no press', async () => {
  press(false)
  expect(await afterPress(Promise.resolve('prices'))).toBe('prices')
})
