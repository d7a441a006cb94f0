import { describe, expect, it } from 'vitest'
import { imageSources } from './imageAddress.ts'
import { readImageVariant } from './imageVariant.ts'

const SRC = 'https://creatives.example/creatives/cv_1/s/file'

describe('requests to the image proxy', () => {
  it('has a width of the list at density 1 or 2, and the other modifiers', () => {
    const query = {
      src: SRC,
      width: '640',
      height: '360',
      format: 'webp',
      quality: '80',
      fit: 'cover',
      background: 'f7f6f2',
    }
    expect(readImageVariant(query)).toEqual({ ...query, width: 640, height: 360, quality: 80 })
    expect(readImageVariant({ src: SRC, width: '3072' })).toEqual({
      src: SRC,
      width: 3072,
      format: 'webp',
      fit: 'inside',
    })
    expect(readImageVariant({ src: SRC, resize: '640x360' })).toMatchObject({
      width: 640,
      height: 360,
    })
  })

  it.each([
    [{ width: '641' }],
    [{ width: '0' }],
    [{ width: '6144' }],
    [{ height: '3073' }],
    [{ resize: '9999x10' }],
    [{ resize: '641x10' }],
    [{ resize: '640x360', width: '320' }],
    [{ quality: '101' }],
    [{ format: 'svg' }],
    [{ fit: 'outside' }],
    [{ background: 'red' }],
    [{ blur: '251' }],
    [{ rotate: '90' }],
    [{ src: '' }],
  ])('is null for %j', (query) => {
    expect(readImageVariant({ src: SRC, ...query })).toBeNull()
  })

  it('has the requested format, else webp', () => {
    expect(readImageVariant({ src: SRC, format: 'png' })?.format).toBe('png')
    expect(readImageVariant({ src: SRC })?.format).toBe('webp')
  })

  it('is requested by a page: the next width at both densities, and the placeholder', () => {
    const { src, srcSet, placeholder } = imageSources(SRC, 700)
    const asked = (address: string) => {
      const pairs = (address.split('?')[1] ?? '').split('&').map((pair) => pair.split('='))
      const query = pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)])
      return readImageVariant(Object.fromEntries(query) as Record<string, string>)
    }
    expect(asked(src)).toMatchObject({ src: SRC, width: 768 })
    const [once = '', twice = ''] = srcSet.split(', ')
    expect([
      asked(once.replace(/ 1x$/, ''))?.width,
      asked(twice.replace(/ 2x$/, ''))?.width,
    ]).toEqual([768, 1536])
    expect(asked(placeholder)).toMatchObject({ width: 10, height: 10, quality: 50, blur: 3 })
  })
})
