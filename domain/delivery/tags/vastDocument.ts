import type { BookCreative } from '../book/book.types.ts'
import type { EventKind } from '../counting/eventKind.ts'

/** The content of a VAST document. */
export interface VastAd {
  /** Unique to this ad response. */
  servingId: string
  lineId: string
  creative: BookCreative
  isAudio: boolean
  fileUrl: string
  clickUrl: string | null
  eventUrl: (kind: EventKind) => string
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** The only control characters that XML allows. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const xml = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

const SYSTEM = 'AdMarket Direct'
const TRACKED = {
  start: 'start',
  first_quartile: 'firstQuartile',
  midpoint: 'midpoint',
  third_quartile: 'thirdQuartile',
  complete: 'complete',
} as const satisfies Partial<Record<EventKind, string>>

/** A duration in VAST format: `00:00:15.040`. */
function clock(durationMs: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  const hours = part(durationMs / 3_600_000, 2)
  const minutes = part((durationMs / 60_000) % 60, 2)
  return `${hours}:${minutes}:${part((durationMs / 1_000) % 60, 2)}.${part(durationMs % 1_000, 3)}`
}

const document = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">${content}</VAST>\n`

/** A VAST 4.2 document without an ad. */
export const EMPTY_VAST = document('')

function mediaFile({ creative, fileUrl }: VastAd): string {
  const { bytes, durationMs, mimeType, codec, width, height } = creative
  const kilobits = durationMs ? Math.round((bytes * 8) / durationMs) : null
  const attributes = [
    'delivery="progressive"',
    `type="${xml(mimeType)}"`,
    `width="${width ?? 0}"`,
    `height="${height ?? 0}"`,
    ...(codec === null ? [] : [`codec="${xml(codec)}"`]),
    ...(kilobits === null ? [] : [`bitrate="${kilobits}"`]),
    `fileSize="${bytes}"`,
  ]
  return `<MediaFile ${attributes.join(' ')}>${xml(fileUrl)}</MediaFile>`
}

/** A VAST 4.2 document with one linear ad, without a wrapper, in the order of the IAB's schema. */
export function vastDocument(ad: VastAd): string {
  const { creative, eventUrl } = ad
  const tracking = Object.entries(TRACKED).map(
    ([kind, event]) =>
      `<Tracking event="${event}">${xml(eventUrl(kind as keyof typeof TRACKED))}</Tracking>`,
  )
  const clicks =
    ad.clickUrl === null
      ? ''
      : `<VideoClicks><ClickThrough>${xml(ad.clickUrl)}</ClickThrough></VideoClicks>`
  return document(
    [
      `<Ad id="${xml(ad.lineId)}"${ad.isAudio ? ' adType="audio"' : ''}><InLine>`,
      `<AdSystem version="1.0">${SYSTEM}</AdSystem>`,
      // Omits the macro of the error code: its brackets are invalid in a URL, and the schema
      // rejects them.
      `<Error>${xml(eventUrl('error'))}</Error>`,
      `<Impression>${xml(eventUrl('impression'))}</Impression>`,
      `<ViewableImpression><Viewable>${xml(eventUrl('viewable'))}</Viewable></ViewableImpression>`,
      `<AdServingId>${xml(ad.servingId)}</AdServingId>`,
      `<AdTitle>${xml(creative.title)}</AdTitle>`,
      `<Creatives><Creative id="${xml(creative.versionId)}" adId="${xml(creative.creativeId)}">`,
      `<Linear><TrackingEvents>${tracking.join('')}</TrackingEvents>`,
      `<Duration>${clock(creative.durationMs ?? 0)}</Duration>`,
      `<MediaFiles>${mediaFile(ad)}</MediaFiles>`,
      `${clicks}</Linear>`,
      `<UniversalAdId idRegistry="unknown">${xml(creative.versionId)}</UniversalAdId>`,
      '</Creative></Creatives></InLine></Ad>',
    ].join('\n'),
  )
}
