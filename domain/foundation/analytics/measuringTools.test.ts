import { expect, it } from 'vitest'
import { analyticsScript, measuresAnything, recordingScript } from './measuringTools.ts'

type Measuring = Parameters<typeof measuresAnything>[0]

const none: Measuring = {
  analyticsId: '',
  sessionRecordingId: '',
  tagManager: { url: '', strategy: 'defer', init: 'manual' },
}

it('measures with any configured tool', () => {
  expect(measuresAnything(none)).toBe(false)
  expect(measuresAnything({ ...none, analyticsId: 'G-1' })).toBe(true)
  expect(measuresAnything({ ...none, sessionRecordingId: 'abc' })).toBe(true)
  expect(
    measuresAnything({ ...none, tagManager: { ...none.tagManager, url: 'https://tags.example' } }),
  ).toBe(true)
})

it('names the script of a tool by its ID, whatever that is', () => {
  expect(analyticsScript('G-1&x=2')).toBe('https://www.googletagmanager.com/gtag/js?id=G-1%26x%3D2')
  expect(recordingScript('a/b')).toBe('https://www.clarity.ms/tag/a%2Fb')
})
