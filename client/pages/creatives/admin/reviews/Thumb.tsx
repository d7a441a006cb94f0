import { AudioLines, Code, Film } from 'lucide-react'
import { ProxyImage } from '#client/ui/ProxyImage.tsx'
import { classNames } from '#client/ui/classNames.ts'

const SHOWN_WIDTH = 64

/** A small picture of an ad; a sign for its kind if it has none. */
export function Thumb({
  kind,
  previewUrl,
  className,
}: {
  kind: string
  previewUrl: string
  className?: string
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-[7px] bg-sand text-ink-2 [&_svg]:size-5',
        className,
      )}
    >
      {kind === 'image' ? (
        <ProxyImage
          src={previewUrl}
          alt=""
          shownWidth={SHOWN_WIDTH}
          className="size-full object-contain"
        />
      ) : null}
      {kind === 'animated_image' ? (
        <img src={previewUrl} alt="" loading="lazy" className="size-full object-contain" />
      ) : null}
      {kind === 'video' ? <Film /> : null}
      {kind === 'audio' ? <AudioLines /> : null}
      {kind === 'html5' ? <Code /> : null}
    </span>
  )
}
