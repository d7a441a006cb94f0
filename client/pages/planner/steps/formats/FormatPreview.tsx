import type { AdFormat } from '#domain/catalogue/adFormat.ts'
import { MEDIA_HUES } from '#client/components/mediaHues.ts'

const BOX = { width: 240, height: 120 }

/** The format to scale, in its medium's hue. */
export function FormatPreview({ format }: { format: AdFormat }) {
  const width = format.width ?? 320
  const height = format.height ?? 60
  const scale = Math.min(BOX.width / width, BOX.height / height)
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      aria-hidden="true"
      className="h-32 w-full rounded-[7px] bg-sand p-2"
    >
      <rect
        x={(BOX.width - width * scale) / 2}
        y={(BOX.height - height * scale) / 2}
        width={width * scale}
        height={height * scale}
        rx={3}
        fill={MEDIA_HUES[format.mediaType].color}
      />
    </svg>
  )
}
