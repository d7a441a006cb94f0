import { describe, expect, it } from 'vitest'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { publisherTags } from './publisherTags.ts'

const origin = 'https://serve.example'
const textsOf = (groups: ReturnType<typeof publisherTags>) =>
  groups.flatMap(({ tags }) => tags.map(({ text }) => text))

describe('the tags of a publisher', () => {
  it('are a frame and a script for each size of a page, tested as demo traffic', () => {
    const groups = publisherTags(
      {
        id: 'site_us_paper',
        mediaType: 'online_display',
        formatIds: ['display_300x250', 'display_728x90', 'display_of_old'],
      },
      { origin, screenKey: null },
    )
    expect(groups.map(({ title }) => title)).toEqual([
      '300x250 Medium Rectangle',
      '728x90 Leaderboard',
    ])
    expect(textsOf(groups)[0]).toContain(
      'src="https://serve.example/t/site_us_paper/display_300x250.html" width="300" height="250"',
    )
    expect(textsOf(groups)[3]).toContain(
      'src="https://serve.example/t/site_us_paper/display_728x90.js"',
    )
    expect(groups.every(({ test }) => test.url.endsWith('?demo=1'))).toBe(true)
  })

  it('are one URL for a player, with the longest break that can be sold', () => {
    const groups = publisherTags(
      { id: 'radio_us_hits', mediaType: 'online_audio', formatIds: ['audio_spot_30'] },
      { origin, screenKey: null },
    )
    expect(textsOf(groups)).toEqual([
      'https://serve.example/v/radio_us_hits.xml?device=[DEVICE_ID]&max=30',
    ])
  })

  it('are the player and the playlist of a screen, with its key', () => {
    const screen = { id: 'screen_us_1', mediaType: 'dooh' as const, formatIds: [] }
    expect(publisherTags(screen, { origin, screenKey: null })).toEqual([])
    expect(textsOf(publisherTags(screen, { origin, screenKey: 'screen_us_1~abc' }))).toEqual([
      'https://serve.example/player/screen_us_1~abc',
      'https://serve.example/p/screen_us_1~abc.json',
    ])
  })
  it('match their medium', () => {
    const groups = (mediaType: MediaType, formatIds: string[]) =>
      publisherTags({ id: 'id', mediaType, formatIds }, { origin, screenKey: null })
    expect(groups('mobile_display', ['mobile_300x50']).map(({ id }) => id)).toEqual([
      'mobile_300x50',
    ])
    expect(groups('online_display', ['audio_spot_30'])).toEqual([])
    expect(groups('online_audio', []).map(({ title }) => title)).toEqual(['Audio player'])
    expect(groups('ctv', []).map(({ title }) => title)).toEqual(['Video player'])
    expect(groups('online_video', [])[0]?.test).toEqual({
      url: 'https://serve.example/try/id.html',
      width: null,
      height: 400,
    })
  })
})
