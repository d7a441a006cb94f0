import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { PagePicture as Picture } from '#content/pages/marketingPage.ts'
import { MEDIA_HUES } from '#client/components/foundation/mediaHues.ts'
import { BarsPicture, DayPicture } from './ChartPictures.tsx'
import { BalancePicture, FunnelPicture, TimelinePicture } from './StepPictures.tsx'
import { BoardPicture, CirclesPicture, FramesPicture, LoopPicture } from './ScenePictures.tsx'

/** A drawing that explains the subject of the page. */
export function PagePicture({
  picture,
  mediaType,
}: {
  picture: Picture & { alt: string }
  mediaType: MediaType | null
}) {
  const hue = mediaType ? MEDIA_HUES[mediaType].color : 'var(--color-cobalt)'
  return (
    <figure>
      <svg viewBox="0 0 520 360" aria-hidden="true" className="mx-auto w-full max-w-130">
        <Drawing picture={picture} hue={hue} />
      </svg>
      <figcaption className="sr-only">{picture.alt}</figcaption>
    </figure>
  )
}

function Drawing({ picture, hue }: { picture: Picture; hue: string }) {
  switch (picture.kind) {
    case 'board':
      return <BoardPicture picture={picture} hue={hue} />
    case 'loop':
      return <LoopPicture picture={picture} hue={hue} />
    case 'frames':
      return <FramesPicture picture={picture} hue={hue} />
    case 'circles':
      return <CirclesPicture picture={picture} hue={hue} />
    case 'bars':
      return <BarsPicture picture={picture} hue={hue} />
    case 'day':
      return <DayPicture picture={picture} hue={hue} />
    case 'funnel':
      return <FunnelPicture picture={picture} hue={hue} />
    case 'timeline':
      return <TimelinePicture picture={picture} hue={hue} />
    case 'balance':
      return <BalancePicture picture={picture} hue={hue} />
  }
}
