import { expect, test } from 'vitest'
import { checkLandingAddress, checkLandingPage } from './checkLandingPage.ts'

const PAGE = {
  address: 'https://www.acme.example/boots',
  finalAddress: 'https://www.acme.example/boots',
  status: 200,
}

test.each([
  'https://acme.example',
  'https://www.acme.example:8443/a?b#c',
  'https://xn--bcher-kva.example/ü',
  ' https://acme.example ',
  'https://bücher.example/neu',
  'https://www.BÜCHER.example',
  'https://пример.рф',
  'https://例え.テスト/a?b=ü',
  'https://उदाहरण.भारत',
  'https://xn--e1afmkfd.xn--p1ai',
])('%s is a valid address', (address) => {
  expect(checkLandingAddress(address)).toEqual([])
})

test.each([
  '',
  'acme.example',
  'http://acme.example',
  'https://localhost/',
  'https://user:secret@acme.example/',
  'https://acme.example/a b',
  'javascript:alert(1)',
  'https://bücher',
  'https://-acme.example',
  'https://.acme.example',
  `https://acme.example/${'a'.repeat(2100)}`,
])('"%s" is no valid address', (address) => {
  expect(checkLandingAddress(address)).toMatchObject([{ code: 'landing_page_invalid' }])
})

test('a page that responds is fine, also under another name of its domain', () => {
  expect(checkLandingPage(PAGE)).toEqual([])
  expect(checkLandingPage({ ...PAGE, finalAddress: 'https://acme.example/boots' })).toEqual([])
  expect(checkLandingPage({ ...PAGE, finalAddress: 'https://shop.acme.example/' })).toEqual([])
})

test('an international name is the same site in letters and in Punycode', () => {
  const address = 'https://bücher.example/'
  const finalAddress = 'https://www.xn--bcher-kva.example/'
  expect(checkLandingPage({ address, finalAddress, status: 200 })).toEqual([])
  expect(
    checkLandingPage({ address, finalAddress: 'https://other.example/', status: 200 }),
  ).toMatchObject([{ measured: 'bücher.example leads to other.example' }])
})

test('reports a redirect to another domain', () => {
  expect(checkLandingPage({ ...PAGE, finalAddress: 'https://other.example/' })).toMatchObject([
    {
      code: 'landing_page_moves',
      severity: 'advice',
      measured: 'www.acme.example leads to other.example',
    },
  ])
})

test('a redirect to http is refused', () => {
  expect(checkLandingPage({ ...PAGE, finalAddress: 'http://www.acme.example/' })).toMatchObject([
    { code: 'landing_page_invalid', severity: 'refuse' },
  ])
})

test.each([404, 410])('%i: the page is gone', (status) => {
  expect(checkLandingPage({ ...PAGE, status })).toMatchObject([
    { code: 'landing_page_gone', severity: 'refuse' },
  ])
})

test.each([403, 405, 429, 500, null])('%s may still open for people', (status) => {
  const finalAddress = status === null ? null : PAGE.finalAddress
  expect(checkLandingPage({ ...PAGE, finalAddress, status })).toMatchObject([
    { code: 'landing_page_silent', severity: 'advice' },
  ])
})

test('a page without a response reports its status, if any', () => {
  const measured = (status: number | null) =>
    checkLandingPage({ ...PAGE, status }).map((finding) => finding.measured)
  expect([399, 400, 503, null].map(measured)).toEqual([
    [],
    ['answer 400'],
    ['answer 503'],
    ['no answer'],
  ])
})

test('an address has 2,048 characters at most, and an invalid one is not requested', () => {
  const long = (length: number) => 'https://acme.example/'.padEnd(length, 'a')
  expect(checkLandingAddress(long(2048))).toEqual([])
  expect(checkLandingAddress(long(2049))).toHaveLength(1)
  const none = { address: 'http://acme.example', finalAddress: null, status: 404 }
  expect(checkLandingPage(none)).toMatchObject([{ code: 'landing_page_invalid' }])
})
