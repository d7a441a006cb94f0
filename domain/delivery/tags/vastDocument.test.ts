import { describe, expect, it } from 'vitest'
import { VAST_ADS } from '#domain/testing/vastCases.ts'
import { EMPTY_VAST, vastDocument } from './vastDocument.ts'

/** The elements of a document in the order in which they begin. */
const elements = (xml: string) => [...xml.matchAll(/<(\w+)/g)].map(([, name]) => name)

describe('a VAST document', () => {
  it('has its elements in the order of the schema', () => {
    expect(elements(vastDocument(VAST_ADS.video))).toEqual(
      (
        'VAST Ad InLine AdSystem Error Impression ViewableImpression Viewable AdServingId AdTitle ' +
        'Creatives Creative Linear TrackingEvents Tracking Tracking Tracking Tracking Tracking ' +
        'Duration MediaFiles MediaFile VideoClicks ClickThrough UniversalAdId'
      ).split(' '),
    )
    expect(elements(EMPTY_VAST)).toEqual(['VAST'])
  })

  it('describes the file, and marks it as not skippable', () => {
    const video = vastDocument(VAST_ADS.video)
    expect(video).toContain(
      '<MediaFile delivery="progressive" type="video/mp4" width="1920" height="1080" codec="avc" bitrate="1277" fileSize="2400000">https://creatives.example/ads/crv_1/abc/file</MediaFile>',
    )
    expect(video).toContain('<Duration>00:00:15.040</Duration>')
    expect(video).not.toContain('skipoffset')
    expect(vastDocument(VAST_ADS['unknown codec'])).toContain('<Duration>01:01:01.007</Duration>')
    const audio = vastDocument(VAST_ADS.audio)
    expect(audio).toContain('<Ad id="lin_1" adType="audio">')
    expect(audio).toContain('type="audio/mpeg" width="0" height="0" codec="mp3" bitrate="128"')
  })

  it('escapes people’s texts', () => {
    const video = vastDocument(VAST_ADS.video)
    expect(video).toContain('<AdTitle>Bread &amp; &lt;butter&gt; &quot;now&quot;</AdTitle>')
    expect(video).toContain('/c?t=a.b&amp;to=https%3A%2F%2Fbread.example%2F&amp;s=x</ClickThrough>')
    expect(video).toContain('<Error>https://serve.example/e/error?t=a.b</Error>')
  })
  it('omits unknown facts of the file, and the click of an ad without one', () => {
    const still = VAST_ADS.video.creative
    const unknown = vastDocument({
      ...VAST_ADS.video,
      creative: { ...still, codec: null, durationMs: null },
    })
    expect(unknown).toContain('height="1080" fileSize="2400000">')
    expect(unknown).toContain('<Duration>00:00:00.000</Duration>')
    expect(vastDocument(VAST_ADS['video without a click'])).not.toContain('VideoClicks')
    expect(vastDocument(VAST_ADS.video)).toContain('<Ad id="lin_1"><InLine>')
    expect(vastDocument(VAST_ADS['streaming TV'])).toContain('bitrate="641"')
  })
})
