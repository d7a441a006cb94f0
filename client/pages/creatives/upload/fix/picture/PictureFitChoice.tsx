import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { Radio, RadioCard, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { BAR_COLORS, type BarsChoice } from './barColors.ts'
import { barsFrame, centerOf, lostShare, type Frame } from './fixGeometry.ts'
import type { PictureFit } from '../fixWork.types.ts'
import { useObjectUrl } from '../useObjectUrl.ts'

interface Choice {
  target: PixelSize
  mode: PictureFit['mode']
  setMode: (mode: PictureFit['mode']) => void
  frame: Frame
  /** Null until known. */
  color: string | null
  /** The choice of a color, if there is one. */
  bars?: BarColorChoice
}

interface BarColorChoice {
  choice: BarsChoice
  setChoice: (choice: BarsChoice) => void
  /** The color of the picture's edges; null until known. */
  edges: string | null
}

/** Chooses between a crop and the whole picture with bars of a color. */
export function PictureFitChoice({
  file,
  facts,
  edit,
}: {
  /** Null until there is a file to show. */
  file: Blob | null
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
      {edit.mode === 'bars' && edit.bars ? <BarColors {...edit.bars} /> : null}
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
  color: string | null
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
          ...(color ? { background: color } : {}),
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

/** All three have reserved space, so that a color found later moves none of them. */
function BarColors({ choice, setChoice, edges }: BarColorChoice) {
  return (
    <RadioGroup
      label="Color of the bars"
      value={choice}
      onChange={setChoice}
      listClassName="flex flex-wrap gap-x-5"
    >
      <BarColor value="edges" color={edges} name="From its edges" />
      <BarColor value="white" color={BAR_COLORS.white} name="White" />
      <BarColor value="black" color={BAR_COLORS.black} name="Black" />
    </RadioGroup>
  )
}

function BarColor({
  value,
  color,
  name,
}: {
  value: BarsChoice
  color: string | null
  name: string
}) {
  return (
    <Radio value={value}>
      <span className="flex items-center gap-2 text-sm">
        <span
          aria-hidden="true"
          className="size-6 rounded-[6px] border border-line-2"
          style={color ? { background: color } : {}}
        />
        {name}
      </span>
    </Radio>
  )
}

function cropWords(frame: Frame, size: PixelSize): string {
  const lost = Math.round(lostShare(frame, size) * 100)
  if (lost === 0) return 'Nothing cropped'
  const isLower = frame.height < size.height - 0.5
  const isNarrower = frame.width < size.width - 0.5
  if (isLower && isNarrower) return `${lost}% of the picture cropped`
  return `${lost}% of the ${isLower ? 'height' : 'width'} cropped`
}

function barsWords(size: PixelSize, target: PixelSize): string {
  const { width, height } = barsFrame(size, target)
  const share = Math.round((1 - (width * height) / (target.width * target.height)) * 100)
  return share === 0 ? 'Nothing cropped' : `Nothing cropped; ${share}% is bars`
}
