import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landingAddress } from './landingAddress.ts'

const source = { medium: 'online_display', campaign: 'Spring bread', content: 'banner' }
const UTM =
  'utm_source=admarket-direct&utm_medium=online_display&utm_campaign=Spring+bread&utm_content=banner'
const NONE = { medium: '', campaign: '', content: '' }

describe('the address of a landing page', () => {
  it.each([
    ['https://a.example', `https://a.example/?${UTM}`],
    ['https://a.example/b?x=1', `https://a.example/b?x=1&${UTM}`],
    ['https://a.example/?q=M%FCller', `https://a.example/?q=M%FCller&${UTM}`],
    ['https://a.example/?a=1;b=2+3', `https://a.example/?a=1;b=2+3&${UTM}`],
    ['https://a.example/?flag', `https://a.example/?flag&${UTM}`],
    [
      'https://a.example/?id={clickid}&p=%%SITE%%',
      `https://a.example/?id={clickid}&p=%%SITE%%&${UTM}`,
    ],
    ["https://a.example/?n=O'Neil|x", `https://a.example/?n=O'Neil|x&${UTM}`],
    ['https://a.example/b#part', `https://a.example/b?${UTM}#part`],
    ['https://a.example/b?c#/d?e', `https://a.example/b?c&${UTM}#/d?e`],
    ['https://a.example:8443/b', `https://a.example:8443/b?${UTM}`],
    ['https://bücher.example/ü?q=ß', `https://xn--bcher-kva.example/%C3%BC?q=%C3%9F&${UTM}`],
    ['https://пример.рф', `https://xn--e1afmkfd.xn--p1ai/?${UTM}`],
    [
      'https://a.example/?utm_source=me&utm_content=',
      'https://a.example/?utm_source=me&utm_content=&utm_medium=online_display&utm_campaign=Spring+bread',
    ],
  ])('%s becomes %s', (page, address) => expect(landingAddress(page, source)).toBe(address))

  it('preserves every ASCII query as typed, and is a URL', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[!$-~]{1,40}$/), (typed) => {
        const query = typed.replaceAll('#', '')
        const address = landingAddress(`https://a.example/b?${query}`, NONE)
        expect(address.startsWith(`https://a.example/b?${query}`)).toBe(true)
      }),
    ))

  it('fits in a header, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const path = typed.replaceAll(/[\s\p{Cc}]/gu, '')
        expect(landingAddress(`https://a.example/${path}`, source)).toMatch(/^[ -~]+$/)
      }),
    ))
})
