/** The six media an advertiser can book (Catalogue 1; named as in IAB OpenDirect). */
export const MEDIA_TYPES = [
  'online_display',
  'mobile_display',
  'online_video',
  'online_audio',
  'ctv',
  'dooh',
] as const

export type MediaType = (typeof MEDIA_TYPES)[number]

/** The display name of each medium on screens, in mails and on invoices. */
export const MEDIA_TYPE_NAMES = {
  online_display: 'Display',
  mobile_display: 'Mobile',
  online_video: 'Online video',
  online_audio: 'Audio',
  ctv: 'Streaming TV',
  dooh: 'Billboards',
} as const satisfies Record<MediaType, string>

/** The first path segment of each medium's pages, without the locale (Catalogue 1). */
export const MEDIA_TYPE_SECTIONS = {
  online_display: 'online-display-digital-banner',
  mobile_display: 'mobile-advertising-banner',
  online_video: 'online-video-ads',
  online_audio: 'digital-radio-internet-radio-ads',
  ctv: 'ctv-streaming-ads',
  dooh: 'billboards-digital',
} as const satisfies Record<MediaType, string>
