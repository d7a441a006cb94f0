import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { missingFilm, possibleFilmFormat } from './film/filmFormats.ts'
import { missingSound, possibleSoundFormats } from './sound/soundFormats.ts'

/** A coder that takes what begins with one of these codecs; `null`: one that cannot even be asked. */
const coder = (codecs: readonly string[] | null) => ({
  isConfigSupported: ({ codec }: { codec: string }) =>
    codecs === null
      ? Promise.reject(new TypeError('Not a config'))
      : Promise.resolve({ supported: codecs.some((one) => codec.startsWith(one)) }),
})

afterEach(() => vi.unstubAllGlobals())

describe('re-encoded audio', () => {
  it.each([
    ['AAC and Opus', ['mp4a', 'opus'], ['m4a', 'ogg', 'wav']],
    ['AAC alone', ['mp4a'], ['m4a', 'wav']],
    ['Opus alone', ['opus'], ['ogg', 'wav']],
    ['neither', [], ['wav']],
    ['no answer', null, ['wav']],
  ])('with an encoder for %s', async (_, codecs, formats) => {
    vi.stubGlobal('AudioEncoder', coder(codecs))
    expect(await possibleSoundFormats()).toEqual(formats)
  })

  it('names what the browser cannot encode', () => {
    expect(missingSound(['m4a', 'ogg', 'wav'])).toBeNull()
    expect(missingSound(['ogg', 'wav'])).toMatch(/cannot make M4A/)
    expect(missingSound(['wav'])).toMatch(/cannot compress sound/)
    expect([missingFilm('mp4'), missingFilm(null)]).toEqual([null, null])
    expect(missingFilm('webm')).toMatch(/cannot make MP4/)
  })

  it('falls back to WAV without an encoder', async () => {
    vi.stubGlobal('AudioEncoder', undefined)
    expect(await possibleSoundFormats()).toEqual(['wav'])
  })
})

describe('re-encoded video', () => {
  const TARGET = { width: 1920, height: 1080 }
  const made = (videoCodec: string | null, mediaType: MediaType = 'online_video') =>
    possibleFilmFormat({ videoCodec }, { mediaType, formatIds: [] }, TARGET)
  const able = (
    encodes: readonly string[] | null,
    decodes: readonly string[] | null = ['avc1'],
  ) => {
    vi.stubGlobal('VideoEncoder', coder(encodes))
    vi.stubGlobal('VideoDecoder', coder(decodes))
  }

  it('is H.264 where the browser supports it, else VP9', async () => {
    able(['avc1', 'vp09'])
    expect(await made('avc')).toBe('mp4')
    able(['vp09'])
    expect(await made('avc')).toBe('webm')
    // Streaming TV takes no WebM.
    expect(await made('avc', 'ctv')).toBeNull()
  })

  it('is unavailable without an encoder or a decoder', async () => {
    able([])
    expect(await made('avc')).toBeNull()
    able(null)
    expect(await made('avc')).toBeNull()
    able(['avc1', 'vp09'], [])
    expect(await made('avc')).toBeNull()
    able(['avc1', 'vp09'], ['avc1'])
    expect(await made('hevc')).toBeNull()
    expect(await made(null)).toBeNull()
  })
})
