import { expect, it } from 'vitest'
import { workerNoiseFilter } from './workerNoise.ts'

const EMPTIED =
  'exception = workerd/api/unsafe.c++:228: failed: jsg.Error: Application called deleteAllDurableObjects().'

it('drops the message of emptied objects with its stack, and nothing else', () => {
  const lines = [
    ' FAIL  test/worker/cart.test.ts',
    EMPTIED,
    'stack: /bin/workerd@1 /bin/workerd@2',
    EMPTIED,
    'AssertionError: expected 1 to be 2',
    'stack: of a failure',
    'a test says: Application called deleteAllDurableObjects().',
    'exception = workerd/api/unsafe.c++:228: failed: jsg.Error: Something else',
    'stack: of something else',
  ]
  expect(lines.filter(workerNoiseFilter())).toEqual([
    lines[0],
    lines[4],
    lines[5],
    lines[6],
    lines[7],
    lines[8],
  ])
})
