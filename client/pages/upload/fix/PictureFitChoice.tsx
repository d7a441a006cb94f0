import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { Radio, RadioCard, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { barsFrame, centerOf, lostShare, type Frame } from './fixGeometry.ts'
import type { PictureFit } from './fixWork.types.ts'
import { useObjectUrl } from './useObjectUrl.ts'

interface Choice {
  target: PixelSize
  mode: PictureFit['mode']
  setMode: (mode: PictureFit['mode']) => void
  frame: Frame
  color: string
  colors: readonly string[]
  setColor: (color: string) => void
}

/** Crop, or the whole picture with bars of a color. */
export function PictureFitChoice({
  file,
  facts,
  edit,
}: {
  file: Blob
  facts: PixelSize
  edit: Choice
}) {
  const url = useObjectUrl(file)
  const { x, y } = centerOf(edit.frame, facts)
  return (
    <>
      <RadioGroup
        label={<span className="sr-only">How the picture fits</span>}
        value={edit.mode}
        onChange={edit.setMode}
        listClassName="flex flex-col gap-2"
      >
        <RadioCard
          value="crop"
          title="Crop"
          description={cropWords(edit.frame, facts)}
          icon={
            <Thumb
              url={url}
              target={edit.target}
              color={edit.color}
              position={`${x * 100}% ${y * 100}%`}
            />
          }
        />
        <RadioCard
          value="bars"
          title="Fit with bars"
          description={barsWords(facts, edit.target)}
          icon={<Thumb url={url} target={edit.target} color={edit.color} />}
        />
      </RadioGroup>
      {edit.mode === 'bars' && edit.colors.length > 1 ? <BarColors edit={edit} /> : null}
    </>
  )
}

function Thumb({
  url,
  target,
  color,
  position,
}: {
  url: string | null
  target: PixelSize
  color: string
  position?: string
}) {
  return (
    <span
      aria-hidden="true"
      className="flex h-10 w-18 shrink-0 items-center justify-center overflow-hidden rounded-mark"
    >
      <span
        className="block max-h-full max-w-full overflow-hidden"
        style={{
          aspectRatio: `${target.width} / ${target.height}`,
          background: color,
          ...(target.width * 40 > target.height * 72 ? { width: '100%' } : { height: '100%' }),
        }}
      >
        {url ? (
          <img
            src={url}
            alt=""
            className={position ? 'size-full object-cover' : 'size-full object-contain'}
            style={position ? { objectPosition: position } : {}}
          />
        ) : null}
      </span>
    </span>
  )
}

function BarColors({ edit }: { edit: Choice }) {
  return (
    <RadioGroup
      label="Color of the bars"
      value={edit.color}
      onChange={edit.setColor}
      listClassName="flex flex-wrap gap-x-5"
    >
      {edit.colors.map((color) => (
        <Radio key={color} value={color}>
          <span className="flex items-center gap-2 text-sm">
            <span
              aria-hidden="true"
              className="size-6 rounded-[6px] border border-line-2"
              style={{ background: color }}
            />
            {COLOR_NAMES[color] ?? 'From its edges'}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}

const COLOR_NAMES: Readonly<Record<string, string>> = { '#ffffff': 'White', '#10131a': 'Black' }

function cropWords(frame: Frame, size: PixelSize): string {
  const lost = Math.round(lostShare(frame, size) * 100)
  if (lost === 0) return 'Nothing goes'
  const isLower = frame.height < size.height - 0.5
  const isNarrower = frame.width < size.width - 0.5
  if (isLower && isNarrower) return `${lost}% of the picture goes`
  return `${lost}% of the ${isLower ? 'height' : 'width'} goes`
}

function barsWords(size: PixelSize, target: PixelSize): string {
  const { width, height } = barsFrame(size, target)
  const share = Math.round((1 - (width * height) / (target.width * target.height)) * 100)
  return share === 0 ? 'Nothing goes' : `Nothing goes; ${share}% is bars`
}
