import { expect, it } from 'vitest'
import { withEmptyCartScript } from './withEmptyCartScript.ts'

it('a page knows before its first link whether the cart is empty', () => {
  const html = '<head><title>A</title><link rel="x"/><link rel="y"/></head>'
  expect(withEmptyCartScript(html, 'tell("$&")', 'draw()')).toBe(
    '<head><title>A</title><script>tell("$&")</script><link rel="x"/><link rel="y"/></head>',
  )
})

it('a page with space for the cart renders it too', () => {
  const html = '<head><link rel="x"/></head><ul data-first-lines=""></ul>'
  expect(withEmptyCartScript(html, 'tell()', 'draw()')).toBe(
    '<head><script>tell()\ndraw()</script><link rel="x"/></head><ul data-first-lines=""></ul>',
  )
})

it('a page without a link is rejected', () => {
  expect(() => withEmptyCartScript('<head></head>', '', '')).toThrow(/nothing in its head/)
})
