import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { classNames } from './classNames.ts'

/** The background in each medium's hue. */
export const MEDIA_TYPE_BACKGROUND = {
  online_display: 'bg-online-display',
  mobile_display: 'bg-mobile-display',
  online_video: 'bg-online-video',
  online_audio: 'bg-online-audio',
  ctv: 'bg-ctv',
  dooh: 'bg-dooh',
} as const satisfies Record<MediaType, string>

/** The text (and icon) color in each medium's hue. */
export const MEDIA_TYPE_TEXT = {
  online_display: 'text-online-display',
  mobile_display: 'text-mobile-display',
  online_video: 'text-online-video',
  online_audio: 'text-online-audio',
  ctv: 'text-ctv',
  dooh: 'text-dooh',
} as const satisfies Record<MediaType, string>

/** The small square in a medium's hue, next to its name. */
export function MediaTypeMark({
  mediaType,
  className,
}: {
  mediaType: MediaType
  className?: string
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-2.5 shrink-0 rounded-mark forced-color-adjust-none',
        MEDIA_TYPE_BACKGROUND[mediaType],
        className,
      )}
    />
  )
}
