import {
  AudioLines,
  LayoutPanelTop,
  RectangleHorizontal,
  Smartphone,
  SquarePlay,
  Tv,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { classNames } from './classNames.ts'
import { MEDIA_TYPE_TEXT } from './MediaTypeMark.tsx'

const ICONS = {
  online_display: LayoutPanelTop,
  mobile_display: Smartphone,
  online_video: SquarePlay,
  online_audio: AudioLines,
  ctv: Tv,
  dooh: RectangleHorizontal,
} as const satisfies Record<MediaType, ComponentType>

/** A medium's icon in its hue. */
export function MediaTypeIcon({
  mediaType,
  className,
}: {
  mediaType: MediaType
  className?: string
}) {
  const Icon = ICONS[mediaType]
  return (
    <Icon
      aria-hidden="true"
      className={classNames('size-5 shrink-0', MEDIA_TYPE_TEXT[mediaType], className)}
    />
  )
}
