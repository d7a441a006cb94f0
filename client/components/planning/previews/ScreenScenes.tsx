import type { ReactNode } from 'react'
import { type Box, Scene, TextLines } from './Scene.tsx'
import { WindowFrame } from './WebPageScene.tsx'

const SPOT_SHARE_SHOWN = 0.35

/** A video ad on a TV at home. */
export function LivingRoomScene({ creative }: { creative: ReactNode }) {
  const ad = { x: 284, y: 118, width: 672, height: 378 }
  return (
    <Scene
      width={1240}
      height={780}
      ad={ad}
      creative={creative}
      className="bg-sand"
      front={<SpotProgress x={ad.x + 24} y={ad.y + ad.height - 26} width={ad.width - 48} />}
    >
      <path d="M0 640h1240v140H0z" className="fill-line" />
      <ScreenCase ad={ad} rim={10} radius={8} />
      <path d="M440 506l-24 44M800 506l24 44" className="stroke-ink" strokeWidth="10" />
      <rect
        x="200"
        y="550"
        width="840"
        height="66"
        rx="6"
        className="fill-card stroke-ink"
        strokeWidth="7"
      />
      <path d="M480 554v58M760 554v58" className="stroke-ink" strokeWidth="5" />
      <path d="M240 616v34M1000 616v34" className="stroke-ink" strokeWidth="10" />
      <path d="M120 640V330" className="stroke-ink" strokeWidth="8" />
      <path d="M76 332l22-96h44l22 96z" className="fill-amber stroke-ink" strokeWidth="7" />
      <path d="M90 644h60" className="stroke-ink" strokeWidth="10" />
      <path
        d="M1110 560v-70M1110 520c-40-8-54-48-48-84 34 8 50 40 48 84zM1112 500c36-12 46-46 40-80-32 10-46 40-40 80z"
        className="fill-ctv stroke-ctv"
        strokeWidth="5"
      />
      <path d="M1078 560h66l-10 84h-46z" className="fill-dooh" />
      <path d="M330 780c0-70 40-96 100-96h380c60 0 100 26 100 96z" className="fill-line-2" />
    </Scene>
  )
}

/** A video ad before the video on a page. */
export function VideoPageScene({ creative }: { creative: ReactNode }) {
  const ad = { x: 80, y: 110, width: 736, height: 414 }
  return (
    <Scene
      width={1240}
      height={780}
      ad={ad}
      creative={creative}
      className="bg-card"
      front={
        <>
          <SpotProgress x={ad.x + 20} y={ad.y + ad.height - 24} width={ad.width - 40} />
          <rect
            x={ad.x + 20}
            y={ad.y + 20}
            width="150"
            height="34"
            rx="6"
            className="fill-ink/80"
          />
          <text x={ad.x + 34} y={ad.y + 43} className="fill-white font-semibold" fontSize="17">
            Advertisement
          </text>
        </>
      }
    >
      <WindowFrame />
      <ScreenCase ad={ad} rim={0} radius={0} />
      <rect x="80" y="556" width="480" height="30" rx="8" className="fill-line-2" />
      <TextLines x={80} y={612} widths={[736, 690, 420]} gap={30} thickness={13} />
      {[110, 254, 398, 542].map((y) => (
        <g key={y}>
          <rect x="866" y={y} width="150" height="116" rx="8" className="fill-sand" />
          <TextLines x={1036} y={y + 18} widths={[130, 110, 80]} gap={28} thickness={12} />
        </g>
      ))}
    </Scene>
  )
}

/** A digital screen on a street, landscape or portrait. */
export function StreetScene({
  orientation,
  isFilm,
  creative,
}: {
  orientation: 'landscape' | 'portrait'
  isFilm: boolean
  creative: ReactNode
}) {
  const isAcross = orientation === 'landscape'
  const ad = isAcross
    ? { x: 420, y: 130, width: 640, height: 360 }
    : { x: 620, y: 116, width: 292.5, height: 520 }
  return (
    <Scene
      width={1240}
      height={780}
      ad={ad}
      creative={creative}
      className="bg-cobalt-soft"
      front={
        isFilm ? (
          <SpotProgress x={ad.x + 20} y={ad.y + ad.height - 22} width={ad.width - 40} />
        ) : null
      }
    >
      <path
        d="M0 240h150v460H0zM150 330h150v370H150zM1100 180h140v520h-140z"
        className="fill-line-2"
      />
      <g className="fill-paper">
        {[280, 350, 420, 490, 560].map((y) => (
          <path
            key={y}
            d={`M30 ${y}h30v34H30zM90 ${y}h30v34H90zM1130 ${y}h28v34h-28zM1186 ${y}h28v34h-28z`}
          />
        ))}
        {[370, 440, 510, 580].map((y) => (
          <path key={y} d={`M178 ${y}h30v34h-30zM240 ${y}h30v34h-30z`} />
        ))}
      </g>
      <path d="M0 690h1240v90H0z" className="fill-ink-2" />
      <path
        d="M60 738h120M280 738h120M500 738h120M720 738h120M940 738h120M1160 738h80"
        className="stroke-amber"
        strokeWidth="7"
      />
      {isAcross ? (
        <path d="M600 490v200M880 490v200" className="stroke-ink" strokeWidth="22" />
      ) : (
        <path d="M766 630v62" className="stroke-ink" strokeWidth="90" />
      )}
      <ScreenCase ad={ad} rim={16} radius={isAcross ? 4 : 12} />
      <Passer x={isAcross ? 350 : 480} />
    </Scene>
  )
}

/** The black case of a screen, around its ad. */
function ScreenCase({ ad, rim, radius }: { ad: Box; rim: number; radius: number }) {
  return (
    <rect
      x={ad.x - rim}
      y={ad.y - rim}
      width={ad.width + 2 * rim}
      height={ad.height + 2 * rim}
      rx={radius}
      className="fill-ink"
    />
  )
}

/** A person of 1.7 m, to show the scale. */
function Passer({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 548)`} className="fill-ink">
      <circle cx="22" cy="14" r="14" />
      <path d="M6 36h32l4 56h-8l-4 54H16l-4-54H2z" />
    </g>
  )
}

function SpotProgress({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <>
      <path d={`M${x} ${y}h${width}`} className="stroke-white/50" strokeWidth="6" />
      <path d={`M${x} ${y}h${width * SPOT_SHARE_SHOWN}`} className="stroke-white" strokeWidth="6" />
    </>
  )
}
