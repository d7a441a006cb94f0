import { useMemo } from 'react'
import { encode } from 'uqr'

/** The blank modules around a QR code that readers need. */
const QUIET_ZONE = 4

function svgOf(text: string): string {
  const { size, data } = encode(text, { ecc: 'L', border: QUIET_ZONE })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${dark.join('')}"/></svg>`
  )
}

/** A text as a QR code, drawn in the page: it is never sent. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svgOf(text))}`, [text])
  return (
    <img
      src={source}
      alt={alt}
      width={208}
      height={208}
      className="size-52 shrink-0 rounded-control border border-line"
    />
  )
}
