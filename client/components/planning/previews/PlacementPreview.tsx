import type { ReactNode } from 'react'
import { adFormatLabel, findAdFormat, type AdFormat } from '#domain/catalogue/adFormat.ts'
import { unbroken } from '#client/components/foundation/unbroken.ts'
import { PhoneScene } from './PhoneScene.tsx'
import { RadioScene } from './RadioScene.tsx'
import { SampleCreative } from './SampleCreative.tsx'
import { LivingRoomScene, StreetScene, VideoPageScene } from './ScreenScenes.tsx'
import { WebPageScene } from './WebPageScene.tsx'

export interface PlacementPreviewProps {
  formatId: string
  /**
   * The advertiser's own creative, which fills the ad area: an image, a video, a frame. A sample by
   * default.
   */
  creative?: ReactNode
  /** The name that a player shows during playback; by default the sample's advertiser. */
  name?: string
  /** Hides the line below with format and placement. */
  isCaptionHidden?: boolean
  className?: string
}

const LONGEST_SPOT_SECONDS = 30

/** Shows an ad format in its surroundings, in true proportion. Nothing for an unknown format. */
export function PlacementPreview({
  formatId,
  creative,
  name,
  isCaptionHidden = false,
  className,
}: PlacementPreviewProps) {
  const format = findAdFormat(formatId)
  if (!format) return null
  return (
    <figure className={className}>
      {sceneOf(format, creative, name)}
      <figcaption className={isCaptionHidden ? 'sr-only' : 'mt-2 text-sm text-ink-2'}>
        {unbroken(adFormatLabel(format))}, {whereOf(format)}
        {creative ? '' : ' (sample)'}
      </figcaption>
    </figure>
  )
}

function sceneOf(format: AdFormat, creative: ReactNode, name?: string): ReactNode {
  const width = format.width ?? 300
  const height = format.height ?? 300
  const isFilm = format.kinds.includes('video')
  const shown = creative ?? <SampleCreative width={width} height={height} isFilm={isFilm} />
  switch (format.mediaType) {
    case 'online_display':
      return <WebPageScene width={width} height={height} creative={shown} />
    case 'mobile_display':
      return <PhoneScene width={width} height={height} creative={shown} />
    case 'online_video':
      return <VideoPageScene creative={shown} />
    case 'online_audio':
      return (
        <RadioScene
          maxSeconds={format.maxSeconds ?? LONGEST_SPOT_SECONDS}
          name={name}
          creative={shown}
        />
      )
    case 'ctv':
      return <LivingRoomScene creative={shown} />
    case 'dooh':
      return (
        <StreetScene
          orientation={format.orientation ?? 'landscape'}
          isFilm={isFilm}
          creative={shown}
        />
      )
  }
}

function whereOf({ mediaType, height, orientation }: AdFormat): string {
  switch (mediaType) {
    case 'online_display':
      return 'on a web page'
    case 'mobile_display':
      return (height ?? 0) >= 400 ? 'over an app' : 'on a phone'
    case 'online_video':
      return 'before a video'
    case 'online_audio':
      return 'in a radio player'
    case 'ctv':
      return 'on the TV at home'
    case 'dooh':
      return orientation === 'portrait' ? 'on a portrait street screen' : 'on a street screen'
  }
}
