import { describe, expect, it } from 'vitest'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { found, helps, html5Facts, imageFacts } from '#domain/testing/creativeSamples.ts'
import { checkHtml5, checkPreview } from './checkHtml5.ts'
import type { Html5Facts } from '../creativeFacts.ts'

const SIZES = [
  { width: 300, height: 250 },
  { width: 728, height: 90 },
]
const LIMIT = creativeLimitFor('online_display')
const check = (changes: Partial<Html5Facts> = {}) => checkHtml5(html5Facts(changes), LIMIT, SIZES)

describe('an HTML5 banner', () => {
  it('that follows all rules has no findings, in each of its sizes', () => {
    expect(check()).toEqual([])
    expect(check({ adSize: { width: 728, height: 90 } })).toEqual([])
  })

  it('reports a wrong size with the tag to write, without consequential findings', () => {
    const wrong = check({ adSize: { width: 300, height: 600 } })
    expect(found(wrong)).toEqual(['wrong_resolution: 300x600; 300x250 or 728x90'])
    expect(helps(wrong)[0]).toContain('<meta name="ad.size" content="width=300,height=250">')
    expect(found(check({ adSize: null }))).toEqual([
      'wrong_resolution: no ad.size in the page; 300x250 or 728x90',
    ])
    expect(helps(checkHtml5(html5Facts(), LIMIT, []))).toEqual(['Make the banner in  pixels.'])
  })

  it('opens clickTag, and has all of its files in the ZIP', () => {
    expect(found(check({ hasClickTag: false }))).toEqual([
      'click_tag_missing: no clickTag; a click that opens clickTag',
    ])
    const missing = check({
      missingFiles: ['a.png'],
      externalAddresses: ['https://a', 'https://b'],
    })
    expect(found(missing)).toEqual([
      'html_rendering_failed: 1 file missing; all files in the ZIP',
      'external_address: 2 files from elsewhere; all files in the ZIP',
    ])
    expect(missing.map(({ items }) => items)).toEqual([['a.png'], ['https://a', 'https://b']])
    expect(found(check({ codeAddresses: ['https://c'] }))).toEqual([
      'code_address: 1 in scripts; none that are loaded',
    ])
  })

  it('has one page; none or several are reported alone', () => {
    const bad = { hasClickTag: false, initialRequests: 11 }
    expect(found(check({ ...bad, htmlPages: [] }))).toEqual([
      'html_rendering_failed: no HTML file; one HTML file',
    ])
    expect(found(check({ ...bad, htmlPages: ['a.html', 'b.html'] }))).toEqual([
      'multiple_html_files: 2 HTML files; one HTML file',
    ])
  })

  it('that was not unpacked reports the reason alone', () => {
    const bad = { hasClickTag: false, fileCount: 101 }
    expect(found(check({ ...bad, stoppedBy: 'files' }))).toEqual([
      'file_too_large: 101 files; up to 100 files',
    ])
    expect(found(check({ ...bad, htmlPages: [], stoppedBy: 'bytes' }))).toEqual([
      'file_too_large: more than 25 MB; up to 25 MB unpacked',
    ])
    const escaping = check({ escapingPaths: ['../a', '/b'] })
    expect(found(escaping)).toEqual(['path_escape: ../a; paths inside the ZIP'])
    expect(escaping[0]?.items).toEqual(['../a', '/b'])
  })

  it('gets advice from the first byte and the first file over its size’s limits', () => {
    const most = { initialBytes: 150 * 1024, laterBytes: 300 * 1024, initialRequests: 10 }
    expect(check(most)).toEqual([])
    const more = check({
      initialBytes: most.initialBytes + 1,
      laterBytes: most.laterBytes + 1,
      initialRequests: 11,
    })
    expect(found(more)).toEqual([
      'weight_high: 151 kB; up to 150 kB at the start',
      'later_weight_high: 301 kB; up to 300 kB later',
      'too_many_requests: 11 files; up to 10 files',
    ])
    const unsized = { adSize: null, initialBytes: 9_000_000, laterBytes: 9_000_000 }
    expect(check(unsized)).toHaveLength(1)
  })
})

describe('a banner measured in a browser', () => {
  it('is advised when its animation ends too late', () => {
    const seen = (animationEndMs: number) =>
      found(checkPreview({ animationEndMs }, html5Facts(), 'online_display'))
    expect(seen(30_000)).toEqual([])
    expect(seen(30_001)).toEqual(['animation_too_long: 30.00 s; up to 30 s'])
    expect(seen(42_000)).toEqual(['animation_too_long: 42.0 s; up to 30 s'])
  })

  it('is an HTML5 one', () => {
    const seen = { click: 'elsewhere', animationEndMs: null } as const
    expect(checkPreview(seen, imageFacts(), 'online_display')).toEqual([])
  })
})
