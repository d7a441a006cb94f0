import { ImagePlus, Trash2 } from 'lucide-react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { FieldAlert } from '#client/ui/FieldAlert.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import type { KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'

interface KitPictureFieldProps {
  role: KitPictureRole
  image: ImageBitmap | null
  problem: string | null
  isBusy: boolean
  /** Reloads the stored picture; null unless loading failed. */
  onLoadAgain: (() => void) | null
  onChoose: (file: File) => void
  onRemove: () => void
}

const WORDS = {
  logo: {
    title: 'Logo',
    note: 'PNG or SVG, ideally with a transparent background.',
    choose: 'Choose a logo',
  },
  picture: {
    title: 'Picture',
    note: 'A photo, ideally 2,000 pixels wide. Without one we draw a landscape in your colors.',
    choose: 'Choose a picture',
  },
} as const

/** The logo or the picture of a kit. */
export function KitPictureField(props: KitPictureFieldProps) {
  const { role, image, problem, isBusy, onLoadAgain, onChoose, onRemove } = props
  const { title, note, choose } = WORDS[role]
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>
      <div className="mt-1.5 flex items-center gap-3">
        {image ? <ImageThumb image={image} /> : null}
        <FileTrigger
          acceptedFileTypes={['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']}
          onSelect={(files) => {
            const [file] = files ?? []
            if (file) onChoose(file)
          }}
        >
          <Button variant="secondary" size="sm" isPending={isBusy}>
            <ImagePlus aria-hidden="true" className="size-4" />
            {image ? `Replace the ${role}` : choose}
          </Button>
        </FileTrigger>
        {image ? (
          <IconButton label={`Remove the ${role}`} onPress={onRemove} isDisabled={isBusy}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {image || onLoadAgain ? null : <p className="mt-1.5 text-sm text-ink-2">{note}</p>}
      {problem ? <FieldAlert id={`kit-${role}-problem`}>{problem}</FieldAlert> : null}
      {onLoadAgain ? (
        <div className="mt-1.5 text-sm">
          <FieldAlert id={`kit-${role}-lost`}>
            {`Your ${role} is saved, but did not load. Ads leave it out until it does.`}
          </FieldAlert>
          <TextButton onPress={onLoadAgain}>Load it again</TextButton>
        </div>
      ) : null}
    </div>
  )
}

const THUMB = { width: 112, height: 80 } as const

function ImageThumb({ image }: { image: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const scale = Math.min(THUMB.width / image.width, THUMB.height / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    context.clearRect(0, 0, THUMB.width, THUMB.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, (THUMB.width - width) / 2, (THUMB.height - height) / 2, width, height)
  }, [image])
  return (
    <canvas
      ref={canvas}
      {...THUMB}
      aria-hidden="true"
      className="h-10 w-14 shrink-0 rounded-mark border border-line bg-sand"
    />
  )
}
