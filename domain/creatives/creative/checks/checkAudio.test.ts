import { describe, expect, it } from 'vitest'
import { audioFacts, found, helps } from '#domain/testing/creativeSamples.ts'
import { checkAudio } from './checkAudio.ts'
import type { AudioFacts } from '../creativeFacts.ts'

const check = (changes: Partial<AudioFacts> = {}) => checkAudio(audioFacts(changes), 30)

describe('an audio spot', () => {
  it('that players can play has no findings', () => {
    for (const audioCodec of ['aac', 'mp3', 'opus', 'vorbis', 'flac', 'pcm-s16'])
      expect(check({ audioCodec })).toEqual([])
  })

  it('that they cannot play has that finding alone', () => {
    const facts = { audioCodec: 'ac3', channels: 6, fileType: 'wav' } as const
    expect(found(check(facts))).toEqual([
      'codec_not_playable: AC-3; MP3, AAC, Opus, Vorbis, FLAC or PCM',
    ])
    expect(found(check({ audioCodec: null }))[0]).toContain('unknown codec')
    expect(check({ audioCodec: null, durationMs: 0 })).toHaveLength(2)
  })

  it('is advised to be compressed for a faster start', () => {
    const wav = check({ fileType: 'wav' })
    expect(found(wav)).toEqual(['uncompressed_sound: WAV; MP3, AAC or Opus starts sooner'])
    expect(helps(wav)).toEqual(['convertAudio'])
    expect(found(check({ fileType: 'flac' }))[0]).toContain('FLAC')
    expect(check({ fileType: 'm4a' })).toEqual([])
  })

  it('gets advice on quality', () => {
    expect(found(check({ sampleRate: 44_099 }))).toEqual([
      'sample_rate: 44.099 kHz; 44.1 kHz or more',
    ])
    for (const audioCodec of ['pcm-u8', 'pcm-s8', 'ulaw', 'alaw'])
      expect(found(check({ audioCodec }))).toEqual(['bit_depth: 8 bit; 16 bit or more'])
    expect(found(check({ channels: 3 }))).toEqual(['many_channels: 3 channels; stereo or mono'])
  })

  it('is leveled if it is off by more than two', () => {
    const fixes = (loudnessLufs: number) => check({ loudnessLufs }).flatMap((one) => one.fixes)
    expect([-16, -14, -12].flatMap(fixes)).toEqual([])
    expect(fixes(-16.1)).toEqual([{ kind: 'level', targetLufs: -14 }])
    expect(fixes(-11.9)).toEqual([{ kind: 'level', targetLufs: -14 }])
  })
})
