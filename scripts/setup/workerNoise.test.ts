import { expect, it } from 'vitest'
import { workerNoiseFilter } from './workerNoise.ts'

const EMPTIED =
  'exception = workerd/api/unsafe.c++:228: failed: jsg.Error: Application called deleteAllDurableObjects().'

/** workerd's messages about an unhandled promise and about a call in flight. */
const UNCAUGHT = [
  'uncaught exception; source = Uncaught (in promise); stack = Error: Application called deleteAllDurableObjects().',
  'uncaught exception; exception = workerd/jsg/value.h:1494: failed: jsg.Error: Application called deleteAllDurableObjects().',
]

it('drops the messages of emptied objects with their stacks, and nothing else', () => {
  const kept = [
    ' FAIL  test/worker/cart.test.ts',
    'AssertionError: expected 1 to be 2',
    'stack: of a failure',
    '    at test/worker/cart.test.ts:1:1',
    'a test says: Application called deleteAllDurableObjects().',
    'exception = workerd/api/unsafe.c++:228: failed: jsg.Error: Something else',
    'stack: of something else',
    'uncaught exception; source = Uncaught (in promise); stack = Error: Something else',
    '    at async Object.fetch (object.js:26:12)',
  ]
  const lines = [
    ...kept.slice(0, 1),
    EMPTIED,
    'stack: /bin/workerd@1 /bin/workerd@2',
    EMPTIED,
    ...kept.slice(1, 8),
    UNCAUGHT[0] ?? '',
    '    at async Object.fetch (object.js:26:12)',
    '    at async other (object.js:30:12)',
    UNCAUGHT[1] ?? '',
    'stack: /bin/workerd@1',
    kept[7] ?? '',
    kept[8] ?? '',
  ]
  expect(lines.filter(workerNoiseFilter())).toEqual([...kept.slice(0, 8), kept[7], kept[8]])
})
