import type { MediaType } from '#domain/media/mediaType.ts'
import { classNames } from './classNames.ts'
import { MEDIA_TYPE_BACKGROUND } from './mediaTypeColors.ts'

/** The small square in a medium's hue, beside its name. */
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
        'inline-block size-2.5 shrink-0 rounded-mark',
        MEDIA_TYPE_BACKGROUND[mediaType],
        className,
      )}
    />
  )
}
