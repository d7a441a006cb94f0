import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** Each medium's own hue, for marks, maps and charts: a background class and the color itself. */
export const MEDIA_HUES = {
  online_display: { background: 'bg-online-display', color: 'var(--color-online-display)' },
  mobile_display: { background: 'bg-mobile-display', color: 'var(--color-mobile-display)' },
  online_video: { background: 'bg-online-video', color: 'var(--color-online-video)' },
  online_audio: { background: 'bg-online-audio', color: 'var(--color-online-audio)' },
  ctv: { background: 'bg-ctv', color: 'var(--color-ctv)' },
  dooh: { background: 'bg-dooh', color: 'var(--color-dooh)' },
} as const satisfies Record<MediaType, { background: string; color: string }>
