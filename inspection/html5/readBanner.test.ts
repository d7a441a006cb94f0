import { expect, test } from 'vitest'
import { codeAddresses, styleAddresses, usesClickTag } from './codeReferences.ts'
import { pageReferences } from './pageReferences.ts'
import { readBanner } from './readBanner.ts'
import { escapesArchive, resolvePath } from './resolvePath.ts'

test.each([
  ['a.png', 'index.html', 'a.png'],
  ['./a.png?v=1#x', 'index.html', 'a.png'],
  ['../a.png', 'css/x.css', 'a.png'],
  ['img/my%20logo.png', 'banner/index.html', 'banner/img/my logo.png'],
  ['img\\a.png', 'index.html', 'img/a.png'],
])('%s in %s is %s', (address, from, path) => {
  expect(resolvePath(address, from)).toEqual({ kind: 'inside', path })
})

test.each(['https://cdn.example.com/a', '//cdn.example.com/a', 'HTTP://x.example', 'ftp:x'])(
  '%s leads outside',
  (address) => {
    expect(resolvePath(address, 'index.html').kind).toBe('outside')
  },
)

test.each(['../a.png', '/a.png', 'a/../../b.png', '%2e%2e/a.png'])('%s escapes', (address) => {
  expect(resolvePath(address, 'index.html').kind).toBe('escapes')
})

test.each(['', '#top', 'data:image/png;base64,AA', 'blob:x', 'javascript:void 0', 'mailto:a@b.c'])(
  '"%s" loads nothing',
  (address) => {
    expect(resolvePath(address, 'index.html').kind).toBe('nothing')
  },
)

test('names that leave the ZIP', () => {
  expect(['../a', 'a/../b', '/etc/a', 'C:\\a', '..\\a'].every(escapesArchive)).toBe(true)
  expect(['a..b', 'a/b.png', '...'].some(escapesArchive)).toBe(false)
})

test('finds addresses of style sheets, without comments', () => {
  const style = `@import 'x.css'; a { background: url( "a b.png" ) } /* url(no.png) */ b { src: url(c.woff) }`
  expect(styleAddresses(style).toSorted()).toEqual(['a b.png', 'c.woff', 'x.css'])
})

test('ignores a landing address given to clickTag, and names of XML', () => {
  const code = `var clickTag = "https://shop.example.com"; ns = 'http://www.w3.org/2000/svg'; load("//cdn.example.com/x.js")`
  expect(codeAddresses(code)).toEqual(['//cdn.example.com/x.js'])
  expect(usesClickTag(code)).toBe(true)
  expect(usesClickTag('var clickTags = 1')).toBe(false)
})

test('ignores links that people follow, and finds what tags load', () => {
  const page = pageReferences(
    `<a href="https://shop.example.com">x</a><link rel="canonical" href="https://a.example">
     <link rel=stylesheet href=x.css><img srcset="a.png 1x, b.png 2x"><input type=image src=i.png>
     <svg><image xlink:href="v.png"/></svg><meta http-equiv=refresh content="0; url=https://evil.example">`,
  )
  expect(page.loaded.toSorted()).toEqual(
    ['a.png', 'b.png', 'https://evil.example', 'i.png', 'v.png', 'x.css'].toSorted(),
  )
})

test('lists stay short, however many addresses a page has', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `<img src="gone${index}.png">`).join('')
  const facts = readBanner('index.html', new Map([['index.html', { packedBytes: 1, text }]]), [])
  expect(facts.missingFiles).toHaveLength(20)
})

test.each([
  ['comments that never close', '/*'],
  ['addresses that never close', 'url('],
  ['imports that never close', "@import '"],
  ['clicks that never end', 'clickTag="'],
])('%s take linear time', (_, part) => {
  const text = part.repeat(1_000_000)
  const started = performance.now()
  styleAddresses(text)
  codeAddresses(text)
  expect(performance.now() - started).toBeLessThan(10_000)
})
