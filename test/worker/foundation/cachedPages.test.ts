import { expect, it } from 'vitest'
import { cachePage, cachedPage, NONCE_PLACEHOLDER } from '#worker/cachedPages.ts'

const PATH = '/en-US/kept-for-a-test'
const page = `<meta nonce="${NONCE_PLACEHOLDER}"><script nonce="${NONCE_PLACEHOLDER}">1</script>`

it('a cached page has its own response’s nonce in each place, and never another’s', async () => {
  await cachePage(PATH, new Response(page, { headers: { 'Content-Type': 'text/html' } }))
  const [first, second] = [cachedPage(PATH, 'first'), cachedPage(PATH, 'second')]
  expect(await first?.text()).toBe('<meta nonce="first"><script nonce="first">1</script>')
  expect(await second?.text()).toBe('<meta nonce="second"><script nonce="second">1</script>')
})

it('a cached page does not carry headers of one response over to the next', async () => {
  await cachePage(PATH, new Response(page, { headers: { 'Cache-Control': 'no-cache' } }))
  cachedPage(PATH, 'first')?.headers.set('Set-Cookie', 'session=of-the-first')
  const next = cachedPage(PATH, 'second')
  expect(next?.headers.get('Set-Cookie')).toBeNull()
  expect(next?.headers.get('Cache-Control')).toBe('no-cache')
})

it('is null for a page that is not cached', () => {
  expect(cachedPage('/en-US/never-kept', 'first')).toBeNull()
})
