import type { ReactNode } from 'react'
import type { AdCreationSlug } from '#domain/catalogue/adCreationPackage.ts'
import { AD_SAMPLES, type AdSample } from './adSamples.tsx'

const TEXT_LINES = (
  <path
    d="M0 0h84M0 14h104M0 28h66"
    className="stroke-line"
    strokeWidth="7"
    strokeLinecap="round"
  />
)

function Words({ size, fill, words }: { size: number; fill: string; words: AdSample['words'] }) {
  return (
    <text className={`${fill} font-display font-bold tracking-tight`} fontSize={size}>
      {words.join(' ')}
    </text>
  )
}

const mobile = ({ name, words, emblem, ground, ink }: AdSample) => (
  <g transform="translate(145 16)">
    <rect width="110" height="188" rx="16" className="fill-card stroke-ink" strokeWidth="6" />
    <g transform="translate(16 26) scale(.75)">{TEXT_LINES}</g>
    <rect x="3" y="70" width="104" height="62" className={ground} />
    <g transform="translate(12 92)">
      <Words size={11} fill={ink} words={words} />
    </g>
    <text x="12" y="108" fontSize="7" className={`${ink} font-semibold`}>
      {name}
    </text>
    <g transform="translate(86 112) scale(.42)">{emblem}</g>
    <g transform="translate(16 150) scale(.75)">{TEXT_LINES}</g>
  </g>
)

const display = ({ words, emblem, ground, ink }: AdSample) => (
  <g transform="translate(54 26)">
    <rect width="292" height="170" rx="10" className="fill-card stroke-ink" strokeWidth="6" />
    <path d="M0 24h292" className="stroke-ink" strokeWidth="4" />
    <rect x="22" y="38" width="248" height="32" className={ground} />
    <g transform="translate(34 60)">
      <Words size={17} fill={ink} words={words} />
    </g>
    <g transform="translate(250 54) scale(.42)">{emblem}</g>
    <g transform="translate(26 92)">{TEXT_LINES}</g>
    <g transform="translate(26 134) scale(1 .9)">{TEXT_LINES}</g>
    <rect x="178" y="84" width="92" height="74" className={ground} />
    <text x="186" y="108" fontSize="14" className={`${ink} font-display font-bold`}>
      {words[0]}
    </text>
    <text x="186" y="124" fontSize="14" className={`${ink} font-display font-bold`}>
      {words[1]}
    </text>
  </g>
)

const audio = ({ sound }: AdSample) => (
  <g transform="translate(66 110)">
    {sound.map((height, index) => (
      <rect
        key={`${index * 15}`}
        x={index * 15}
        y={-height / 2}
        width="8"
        height={height}
        rx="4"
        className="fill-online-audio"
      />
    ))}
  </g>
)

const video = ({ name, words, film }: AdSample) => (
  <g transform="translate(70 22)">
    <rect width="260" height="154" rx="8" className={`${film} stroke-ink`} strokeWidth="7" />
    <g transform="translate(24 72)">
      <Words size={26} fill="fill-white" words={words} />
    </g>
    <text x="24" y="94" fontSize="12" className="fill-white font-semibold">
      {name}
    </text>
    <path d="M24 130h212" className="stroke-white" strokeWidth="4" strokeOpacity=".5" />
    <path d="M24 130h90" className="stroke-white" strokeWidth="4" />
    <path d="m92 157-14 30M168 157l14 30" className="stroke-ink" strokeWidth="7" />
  </g>
)

const dooh = ({ name, words, emblem, ground, ink }: AdSample) => (
  <g transform="translate(60 14)">
    <path d="M84 130v70M196 130v70" className="stroke-ink" strokeWidth="9" />
    <rect width="280" height="132" className={`${ground} stroke-ink`} strokeWidth="7" />
    <text x="20" y="54" fontSize="34" className={`${ink} font-display font-bold tracking-tight`}>
      {words[0]}
    </text>
    <text x="20" y="90" fontSize="34" className={`${ink} font-display font-bold tracking-tight`}>
      {words[1]}
    </text>
    <text x="20" y="114" fontSize="11" className={`${ink} font-semibold`}>
      {name}, 400 yards ahead
    </text>
    <g transform="translate(232 66) scale(1.15)">{emblem}</g>
    <path d="M30 200h220" className="stroke-ink" strokeWidth="3" />
  </g>
)

const DRAWINGS = {
  'mobile-banner': mobile,
  'online-banner': display,
  'online-audio-spot': audio,
  'online-video-spot': video,
  'dooh-billboard-design': dooh,
} as const satisfies Record<AdCreationSlug, (sample: AdSample) => ReactNode>

/** A drawing of the ad; decoration only. */
export function AdCreationArt({
  slug,
  sample = AD_SAMPLES[0],
}: {
  slug: AdCreationSlug
  sample?: AdSample
}) {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-control bg-sand">
      <svg viewBox="0 0 400 220" fill="none" className="block h-auto w-full">
        {DRAWINGS[slug](sample)}
      </svg>
    </div>
  )
}
