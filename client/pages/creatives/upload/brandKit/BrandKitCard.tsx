import { useSearchParams } from 'react-router'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { isHeard } from '#domain/foundation/media/mediaTraits.ts'
import { BrandKitStudio } from './BrandKitStudio.ts'
import { withBrandKit } from './brandKitView.ts'

/** Offers a brand kit to a buyer without files. Nothing for audio, which a kit cannot generate. */
export function BrandKitCard({ line }: { line: UploadLineView }) {
  const [parameters] = useSearchParams()
  const regionName = useRegionName()
  if (!line.isOpen || isHeard(line.mediaType)) return null
  return (
    <Card as="section" aria-label={regionName('No file yet?')}>
      <h2 className="text-subheading">No file yet?</h2>
      <p className="mt-2 text-sm text-ink-2">
        {WHAT_IS_MADE[line.mediaType]} You can edit each one.
      </p>
      <Sketch />
      <LinkButton
        to={{ search: withBrandKit(parameters, true).toString() }}
        variant="secondary"
        className="mt-4 w-full"
        onMouseEnter={BrandKitStudio.preload}
        onFocus={BrandKitStudio.preload}
      >
        Make from brand kit
      </LinkButton>
    </Card>
  )
}

const STILLS = 'We draw every size from your logo, colors and headline.'
const VIDEOS = 'We make a silent video of 6 to 10 seconds from your logo, colors and headline.'

const WHAT_IS_MADE = {
  online_display: STILLS,
  mobile_display: STILLS,
  dooh: 'We make both shapes, still and moving, from your logo, colors and headline.',
  online_video: VIDEOS,
  ctv: VIDEOS,
  online_audio: '',
} as const

/** Three formats of one ad, as an illustration. */
function Sketch() {
  return (
    <svg viewBox="0 0 292 96" aria-hidden="true" className="mt-4 w-full">
      <g className="fill-green">
        <rect width="170" height="44" rx="4" />
        <rect y="52" width="80" height="44" rx="4" />
        <rect x="178" width="50" height="96" rx="4" />
      </g>
      <g className="fill-amber">
        <circle cx="146" cy="22" r="13" />
        <rect x="52" y="60" width="20" height="28" rx="2" />
        <rect x="186" y="76" width="34" height="12" rx="3" />
        <circle cx="262" cy="34" r="16" />
      </g>
      <g className="fill-white">
        <rect x="12" y="12" width="86" height="9" rx="2" />
        <rect x="12" y="26" width="56" height="6" rx="2" />
        <rect x="8" y="62" width="34" height="7" rx="2" />
        <rect x="8" y="74" width="26" height="7" rx="2" />
        <rect x="186" y="12" width="34" height="8" rx="2" />
        <rect x="186" y="25" width="28" height="8" rx="2" />
        <rect x="186" y="38" width="32" height="8" rx="2" />
      </g>
      <rect x="236.5" y=".5" width="55" height="95" rx="4" className="fill-none stroke-line-2" />
      <path
        d="M237 76 252 60l14 12 12-16 13 14v22a4 4 0 0 1-4 4h-46a4 4 0 0 1-4-4Z"
        className="fill-green-soft"
      />
    </svg>
  )
}
