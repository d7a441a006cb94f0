import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { localHubPath, localPath } from '#content/local/localSections.ts'
import { HOME_PICTURE, PICTURED_PATHS, sharePicturePath } from '#content/sharePictures.ts'
import { sitePath } from '#content/sitePaths.ts'
import { HEADING, outlinedText, textWidth, wrapText } from './outlinedText.ts'
import { everySharedWords } from './sharedWords.ts'
import { fitTitle, sharePicture } from './sharePicture.ts'

const all = await everySharedWords()
const MOST_BYTES = 60_000

describe('the pictures of shared pages', () => {
  it('are drawn once for each page that has one', () => {
    expect(all.map(({ path }) => path).toSorted()).toEqual(PICTURED_PATHS.toSorted())
    expect(PICTURED_PATHS.length).toBeGreaterThan(100)
  })

  it('fit every title and have a glyph for every character', () => {
    for (const words of all) {
      expect(fitTitle(words.title).lines.join(' ')).toBe(words.title)
      expect(sharePicture(words)).toMatch(/^<svg .*<\/svg>$/)
    }
    const style = { font: HEADING, size: 10, x: 0, y: 0, fill: '#000' }
    expect(() => outlinedText('漢', style)).toThrow('not all letters')
    expect(() => fitTitle('x'.repeat(80))).toThrow('does not fit')
  })

  it('are 1200 by 630 and light', async () => {
    for (const words of all.filter((_, at) => at % 20 === 0)) {
      const drawn = sharp(Buffer.from(sharePicture(words))).png({ palette: true, effort: 4 })
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([1200, 630])
      expect(data.byteLength).toBeLessThan(MOST_BYTES)
    }
  })

  it('represent the pages below theirs too', () => {
    const hub = localHubPath('billboards-digital')
    expect(sharePicturePath(localPath('billboards-digital', 'austria/vienna'))).toBe(
      `/share${hub}.png`,
    )
    expect(
      sharePicturePath(
        sitePath('productDetail', { section: 'ctv-streaming-ads', kind: 'video-ads', id: 'x' }),
      ),
    ).toBe('/share/en-US/ctv-streaming-ads/video-ads.png')
    for (const path of ['/', sitePath('home'), sitePath('register'), '/en-USA/terms', ''])
      expect(sharePicturePath(path)).toBe(HOME_PICTURE)
  })
})

describe('a text in lines', () => {
  const style = { font: HEADING, size: 40 }
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 9 })

  it('keeps its words and its width, in the fewest lines', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 260, max: 900 }), (some, width) => {
        const text = some.join(' ')
        const fits = (line: string) => textWidth(line, style) <= width
        const lines = wrapText(text, width, style)
        expect(lines !== null).toBe(some.every(fits))
        expect(lines?.join(' ') ?? text).toBe(text)
        expect(lines?.every(fits) ?? true).toBe(true)
        expect(lines?.length === 1).toBe(fits(text))
      }),
      { numRuns: 60 },
    )
  })
})
