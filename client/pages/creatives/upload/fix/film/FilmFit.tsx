import type { VideoFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { formatSize } from '#domain/creatives/creative/measureWords.ts'
import { CropStage } from '../picture/CropStage.tsx'
import { SideTitle } from '../FixFrame.tsx'
import { pictureBox } from '../picture/pictureBox.ts'
import { PictureFitChoice } from '../picture/PictureFitChoice.tsx'
import { useObjectUrl } from '../useObjectUrl.ts'
import { missingFilm } from './filmFormats.ts'
import type { VideoEdit } from './useVideoFix.ts'

interface FilmFitProps {
  edit: VideoEdit
  facts: VideoFacts
  /** A frame of the video; null without one. */
  poster: Blob | null
}

/** Crop, or pad the whole picture. */
export function FilmFit({ edit, facts, poster }: FilmFitProps) {
  const { target } = edit
  if (!target || edit.isScaled) return null
  return (
    <div className="mt-3 flex flex-col gap-3">
      <PictureFitChoice file={poster} facts={facts} edit={{ ...edit, target }} />
    </div>
  )
}

/** The part of a video's picture that stays. */
export function FilmCrop({ edit, facts, poster }: FilmFitProps) {
  const url = useObjectUrl(poster)
  if (!edit.target || edit.isScaled || edit.mode !== 'crop') return null
  return (
    <div className="mt-3">
      <CropStage
        url={url}
        size={facts}
        frame={edit.frame}
        focus={edit.center}
        onMove={edit.setCenter}
        onFocus={edit.setCenter}
      />
      <p className="mt-2 text-sm text-ink-2">
        Click or tap what must stay in the picture, or drag the frame.
      </p>
    </div>
  )
}

/** Preview of the copy. */
export function FilmToBe({ edit, facts, poster }: FilmFitProps) {
  const { target } = edit
  const missing = missingFilm(edit.format)
  if (!target) return null
  return (
    <div className="min-w-0">
      <SideTitle facts={`${formatSize(target)}, not made yet`}>After</SideTitle>
      <div
        className="mx-auto overflow-hidden rounded-control"
        style={{ ...pictureBox(target, 20), background: edit.color }}
      >
        {poster ? <Picture edit={edit} facts={facts} poster={poster} /> : null}
      </div>
      {missing ? <p className="mt-2 text-sm text-ink-2">{missing}</p> : null}
    </div>
  )
}

function Picture({ edit, facts, poster }: FilmFitProps & { poster: Blob }) {
  const url = useObjectUrl(poster)
  const { x, y, width, height } = edit.frame
  const place = (at: number, room: number) => `${room > 0 ? (at / room) * 100 : 50}%`
  if (!url) return null
  return (
    <img
      src={url}
      alt="How the copy will look"
      className={edit.mode === 'crop' ? 'size-full object-cover' : 'size-full object-contain'}
      style={{
        objectPosition: `${place(x, facts.width - width)} ${place(y, facts.height - height)}`,
      }}
    />
  )
}
