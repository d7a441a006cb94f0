import { expect, it } from 'vitest'
import { keepPage, keptPage, NONCE_PLACE } from '#worker/keptPages.ts'

const PATH = '/en-US/kept-for-a-test'
const page = `<meta nonce="${NONCE_PLACE}"><script nonce="${NONCE_PLACE}">1</script>`

it('has the nonce of its own answer in each place, and never that of another', async () => {
  await keepPage(PATH, new Response(page, { headers: { 'Content-Type': 'text/html' } }))
  const [first, second] = [keptPage(PATH, 'first'), keptPage(PATH, 'second')]
  expect(await first?.text()).toBe('<meta nonce="first"><script nonce="first">1</script>')
  expect(await second?.text()).toBe('<meta nonce="second"><script nonce="second">1</script>')
})

it('keeps no header that was added to one answer for the next', async () => {
  await keepPage(PATH, new Response(page, { headers: { 'Cache-Control': 'no-cache' } }))
  keptPage(PATH, 'first')?.headers.set('Set-Cookie', 'session=of-the-first')
  const next = keptPage(PATH, 'second')
  expect(next?.headers.get('Set-Cookie')).toBeNull()
  expect(next?.headers.get('Cache-Control')).toBe('no-cache')
})

it('is none where none was kept', () => {
  expect(keptPage('/en-US/never-kept', 'first')).toBeNull()
})
