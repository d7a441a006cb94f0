import type { VastAd } from '../delivery/tags/vastDocument.ts'
import { bookCreative } from './deliveryCases.ts'

const ad = (changes: Partial<VastAd>): VastAd => ({
  servingId: 'nonce_1',
  lineId: 'lin_1',
  creative: bookCreative({
    title: 'Bread & <butter> "now"\u0008',
    formatId: 'video_preroll_15',
    kind: 'video',
    mimeType: 'video/mp4',
    bytes: 2_400_000,
    width: 1920,
    height: 1080,
    durationMs: 15_040,
    codec: 'avc',
  }),
  isAudio: false,
  fileUrl: 'https://creatives.example/ads/crv_1/abc/file',
  clickUrl: 'https://serve.example/c?t=a.b&to=https%3A%2F%2Fbread.example%2F&s=x',
  eventUrl: (kind) => `https://serve.example/e/${kind}?t=a.b`,
  ...changes,
})

/** An ad of each kind that a VAST document can have. */
export const VAST_ADS = {
  video: ad({}),
  'video without a click': ad({ clickUrl: null }),
  'streaming TV': ad({
    creative: { ...ad({}).creative, formatId: 'ctv_spot_30', durationMs: 29_960 },
  }),
  audio: ad({
    isAudio: true,
    creative: bookCreative({
      title: 'Morning bread',
      formatId: 'audio_spot_30',
      kind: 'audio',
      mimeType: 'audio/mpeg',
      bytes: 480_000,
      width: null,
      height: null,
      durationMs: 30_000,
      codec: 'mp3',
    }),
  }),
  'unknown codec': ad({ creative: { ...ad({}).creative, codec: null, durationMs: 3_661_007 } }),
} satisfies Record<string, VastAd>
