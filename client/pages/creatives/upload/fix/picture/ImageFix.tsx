import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { ImageFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { isAccepted } from '#domain/creatives/creative/isAccepted.ts'
import { formatFileSize, formatSize } from '#domain/creatives/creative/measureWords.ts'
import { Slider } from '#client/ui/Slider.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { copyName } from '../copyName.ts'
import { CropStage } from './CropStage.tsx'
import { CopyStatus } from '../CopyStatus.tsx'
import type { FixDialogProps } from '../FixDialog.tsx'
import { BEING_MADE, FixFrame, SideTitle } from '../FixFrame.tsx'
import { maxZoom } from './fixGeometry.ts'
import { pictureBox } from './pictureBox.ts'
import { PictureFitChoice } from './PictureFitChoice.tsx'
import { useImageFix, type SizeFix } from './useImageFix.ts'
import { useLiveCopy } from '../useMadeCopy.ts'
import { useObjectUrl } from '../useObjectUrl.ts'

type Props = FixDialogProps & { facts: ImageFacts }

/** Crops, pads or scales a picture: the copy is made at once, and again after each change. */
export function ImageFix(props: Props) {
  const fix = props.finding.fixes.find(hasSize)
  return fix ? <ImageEditor {...props} fix={fix} /> : null
}

const hasSize = (fix: { kind: string }): fix is SizeFix => 'width' in fix

function ImageEditor(props: Props & { fix: SizeFix }) {
  const { file, facts, fix, placement, onFixed, onClose } = props
  const edit = useImageFix(file, facts, fix, placement)
  const { state, result, isCurrent } = useLiveCopy(edit.work)
  const findings = result ? checkCreative(result.facts, placement) : []
  const isReady = isCurrent && result !== null && isAccepted(findings)
  const use = () => {
    if (!result) return
    const name = copyName(file.name, formatSize(edit.target), result.extension)
    onFixed(new File([result.blob], name, { type: result.blob.type }))
  }
  return (
    <FixFrame
      title={`Make it fit: ${file.name}`}
      lede={`${formatSize(facts)} becomes ${formatSize(edit.target)}. Your file stays as it is; a copy is uploaded.`}
      footer="Takes about a second, on your computer."
      canUse={isReady}
      onUse={use}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Before {...props} edit={edit} />
        <div className="flex min-w-0 flex-col gap-3">
          <After edit={edit} result={result} />
          {fix.kind === 'scale' ? null : <PictureFitChoice file={file} facts={facts} edit={edit} />}
        </div>
      </div>
      <CopyStatus
        state={state}
        result={isCurrent ? result : null}
        findings={findings}
        original={props}
      />
    </FixFrame>
  )
}

type Edit = ReturnType<typeof useImageFix>

function Before({ file, facts, fix, edit }: Props & { fix: SizeFix; edit: Edit }) {
  const url = useObjectUrl(file)
  const deepest = maxZoom(facts, edit.target)
  const isCropped = fix.kind !== 'scale' && edit.mode === 'crop'
  return (
    <div className="min-w-0">
      <SideTitle facts={`${formatSize(facts)}, ${formatFileSize(facts.bytes)}`}>Before</SideTitle>
      {isCropped ? (
        <CropStage
          url={url}
          size={facts}
          frame={edit.frame}
          focus={edit.focus}
          onMove={edit.setCenter}
          onFocus={edit.setFocus}
        />
      ) : null}
      {isCropped ? null : (
        <div className="mx-auto overflow-hidden rounded-control" style={pictureBox(facts, 22)}>
          {url ? <img src={url} alt="Before" className="size-full" /> : null}
        </div>
      )}
      {isCropped ? (
        <>
          <p className="mt-2 text-sm text-ink-2">
            Click or tap what must stay in the picture, or drag the frame.
          </p>
          {deepest > 1.02 ? (
            <Slider
              label="Closer"
              value={edit.zoom}
              onChange={edit.setZoom}
              minValue={1}
              maxValue={deepest}
              step={0.01}
              formatValue={(value) => `${value.toFixed(2)}x`}
              className="mt-2"
            />
          ) : null}
        </>
      ) : null}
    </div>
  )
}

function After({ edit, result }: { edit: Edit; result: { blob: Blob } | null }) {
  const { width, height } = edit.target
  return (
    <div>
      <SideTitle
        isRight={result !== null}
        facts={
          result ? `${formatSize(edit.target)}, ${formatFileSize(result.blob.size)}` : BEING_MADE
        }
      >
        After
      </SideTitle>
      <div
        className="mx-auto overflow-hidden rounded-control border border-line bg-sand"
        style={pictureBox(edit.target, Math.min(18, (40 * height) / width))}
      >
        {result ? <Copy blob={result.blob} /> : <Loading shape="size-full" />}
      </div>
    </div>
  )
}

function Copy({ blob }: { blob: Blob }) {
  const url = useObjectUrl(blob)
  return url ? <img src={url} alt="After" className="size-full" /> : null
}
