import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asciiHost } from './asciiHost.ts'

// The samples are of RFC 3492, section 7.1, and of registries.
it.each([
  ['www.Example.com', 'www.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['bu\u0308cher.example', 'xn--bcher-kva.example'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['उदाहरण.भारत', 'xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['straße.example', 'xn--strae-oqa.example'],
  ['他们为什么不说中文', 'xn--ihqwcrb4cv8a8dqg056pqjye'],
  ['3年b組金八先生', 'xn--3b-ww4c5e180e575a65lsy2b'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('converts %s to %s', (host, ascii) => expect(asciiHost(host)).toBe(ascii))

it('rejects labels over 63 characters', () => {
  expect(asciiHost(`${'a'.repeat(63)}.example`)).not.toBeNull()
  expect(asciiHost(`${'a'.repeat(64)}.example`)).toBeNull()
  expect(asciiHost(`${'ü'.repeat(62)}ßaéö.example`)).toBeNull()
})

it('returns ASCII only, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 10 }), (label) => {
      const ascii = asciiHost(`${label}.example`) ?? ''
      expect(ascii).toMatch(/^[ -~]*$/)
      expect(asciiHost(ascii)).toBe(ascii)
    }),
  )
})
