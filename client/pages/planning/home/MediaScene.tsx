import type { ReactNode } from 'react'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

const BARS = [8, 18, 40, 22, 30, 14, 34, 52, 28, 20, 38, 26, 14, 22, 44, 12]

const WINDOW = (
  <>
    <rect
      x="20"
      y="10"
      width="142"
      height="90"
      rx="6"
      className="fill-card stroke-ink"
      strokeWidth="4"
    />
    <path d="M20 26h142" className="stroke-ink" strokeWidth="3" />
  </>
)

const SCENES: Record<MediaType, ReactNode> = {
  dooh: (
    <>
      <path d="M62 74v28M120 74v28" className="stroke-ink" strokeWidth="5" />
      <rect
        x="28"
        y="8"
        width="126"
        height="66"
        className="fill-amber stroke-ink"
        strokeWidth="5"
      />
      <circle cx="126" cy="41" r="14" className="fill-dooh" />
      <path d="M44 34h50M44 48h32" className="stroke-ink" strokeWidth="6" />
    </>
  ),
  ctv: (
    <>
      <path d="M62 88 54 102M120 88l8 14" className="stroke-ink" strokeWidth="4" />
      <rect
        x="18"
        y="8"
        width="146"
        height="80"
        rx="4"
        className="fill-ctv stroke-ink"
        strokeWidth="5"
      />
      <path d="M34 74h114" className="stroke-white/40" strokeWidth="3" />
      <path d="M34 74h44" className="stroke-white" strokeWidth="3" />
      <path d="m80 30 28 16-28 16z" className="fill-white" />
    </>
  ),
  online_audio: (
    <g className="stroke-online-audio" strokeWidth="5" strokeLinecap="round">
      {BARS.map((height, index) => (
        // The bars never change their order.
        <path key={`${index * 10}`} d={`M${16 + index * 10} ${55 - height / 2}v${height}`} />
      ))}
    </g>
  ),
  online_video: (
    <>
      {WINDOW}
      <rect x="32" y="36" width="84" height="52" className="fill-online-video" />
      <path d="m66 50 20 12-20 12z" className="fill-white" />
      <path d="M126 40h26M126 52h26M126 64h18" className="stroke-line-2" strokeWidth="5" />
    </>
  ),
  online_display: (
    <>
      {WINDOW}
      <rect x="32" y="34" width="118" height="15" className="fill-online-display" />
      <path d="M32 60h66M32 71h66M32 82h44" className="stroke-line-2" strokeWidth="5" />
      <rect x="108" y="57" width="42" height="34" className="fill-amber" />
    </>
  ),
  mobile_display: (
    <>
      <rect
        x="62"
        y="2"
        width="58"
        height="106"
        rx="9"
        className="fill-card stroke-ink"
        strokeWidth="5"
      />
      <path d="M72 18h26M72 30h38M72 40h32" className="stroke-line-2" strokeWidth="5" />
      <rect x="65" y="52" width="52" height="26" className="fill-mobile-display" />
      <path d="M72 88h38" className="stroke-line-2" strokeWidth="5" />
    </>
  ),
}

/** A drawing of a medium for its card. */
export function MediaScene({ mediaType }: { mediaType: MediaType }) {
  return (
    <span className="flex h-37 items-center justify-center rounded-control bg-sand">
      <svg viewBox="0 0 182 110" aria-hidden="true" className="h-28 w-46" fill="none">
        {SCENES[mediaType]}
      </svg>
    </span>
  )
}
