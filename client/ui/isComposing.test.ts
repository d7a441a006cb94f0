import { expect, it } from 'vitest'
import { isComposing } from './isComposing.ts'

const press = (facts: Partial<KeyboardEvent>) =>
  ({ isComposing: false, keyCode: 13, ...facts }) as KeyboardEvent

it.each([
  ['a key during a composition', { isComposing: true }, true],
  ['Enter that ends a composition in Safari', { keyCode: 229 }, true],
  ['Enter by itself', {}, false],
])('%s', (_name, facts, composes) => {
  expect(isComposing(press(facts))).toBe(composes)
  expect(isComposing({ nativeEvent: press(facts) } as never)).toBe(composes)
})
