/** The same ad on a billboard, a phone and a TV, drawn without a real brand. */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 480" aria-hidden="true" className={className}>
      <path d="M158 250v219M372 250v219" className="stroke-ink" strokeWidth="11" />
      <path d="M128 470h272" className="stroke-ink" strokeWidth="3" />
      <Billboard />
      <Phone />
      <Television />
    </svg>
  )
}

const WORDS = 'fill-ink font-display font-bold tracking-[-0.02em]'

function Billboard() {
  return (
    <>
      <rect
        x="54"
        y="11"
        width="422"
        height="237"
        className="fill-amber stroke-ink"
        strokeWidth="10"
      />
      <text x="86" y="106" className={WORDS} fontSize="57">
        Hot bread
      </text>
      <text x="86" y="162" className={WORDS} fontSize="57">
        at six.
      </text>
      <text x="87" y="211" className="fill-ink font-medium" fontSize="20">
        Hearth Bakery, second left
      </text>
      <circle cx="402" cy="146" r="51" className="fill-dooh" />
      <Loaf x={371} y={126} scale={1} />
    </>
  )
}

function Loaf({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 39V20C0 8 12 0 31 0s31 8 31 20v19z" className="fill-[#fff3dc]" />
      <path
        d="M17 9v14M31 7v14M45 9v14"
        className="stroke-dooh"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </g>
  )
}

function Phone() {
  return (
    <>
      <rect
        x="5"
        y="236"
        width="118"
        height="237"
        rx="17"
        className="fill-card stroke-ink"
        strokeWidth="8"
      />
      <rect x="18" y="258" width="68" height="9" rx="4.5" className="fill-line-2" />
      <g className="fill-line">
        <rect x="18" y="276" width="92" height="6" rx="3" />
        <rect x="18" y="288" width="82" height="6" rx="3" />
        <rect x="18" y="300" width="86" height="6" rx="3" />
        <rect x="18" y="412" width="92" height="6" rx="3" />
        <rect x="18" y="424" width="74" height="6" rx="3" />
      </g>
      <rect x="14" y="318" width="100" height="82" className="fill-amber" />
      <text x="21" y="346" className={WORDS} fontSize="18.5">
        Hot bread
      </text>
      <text x="21" y="365" className={WORDS} fontSize="18.5">
        at six.
      </text>
      <text x="21" y="387" className="fill-ink font-semibold" fontSize="9">
        Hearth Bakery
      </text>
    </>
  )
}

function Television() {
  return (
    <>
      <path d="m372 424-14 26M454 424l14 26" className="stroke-ink" strokeWidth="5" />
      <rect
        x="308"
        y="302"
        width="204"
        height="119"
        rx="4"
        className="fill-ctv stroke-ink"
        strokeWidth="7"
      />
      <text
        x="326"
        y="352"
        className="fill-white font-display font-bold tracking-[-0.02em]"
        fontSize="21"
      >
        Hot bread at six.
      </text>
      <text x="326" y="374" className="fill-white font-semibold" fontSize="11">
        Hearth Bakery
      </text>
      <path d="M326 399h168" className="stroke-white/40" strokeWidth="2.5" />
      <path d="M326 399h58" className="stroke-white" strokeWidth="2.5" />
    </>
  )
}
