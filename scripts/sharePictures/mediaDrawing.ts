import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { houseColor } from './houseColors.ts'

const INK = houseColor('ink')
const CARD = houseColor('card')
const LINE = houseColor('line-2')
const AMBER = houseColor('amber')

/** The hue of a medium. */
export const hueOf = (mediaType: MediaType): string => houseColor(mediaType.replace('_', '-'))

const SOUND = [8, 18, 40, 22, 30, 14, 34, 52, 28, 20, 38, 26, 14, 22, 44, 12]
const BROWSER = `<rect x="20" y="10" width="142" height="90" rx="6" fill="${CARD}" stroke="${INK}" stroke-width="4"/><path d="M20 26h142" stroke="${INK}" stroke-width="3"/>`

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`

/** Line drawing of a medium's screen, 182 wide and 110 high, in the style of the cards on home. */
const DRAWINGS: Record<MediaType, (hue: string) => string> = {
  dooh: (hue) =>
    line('M62 74v28M120 74v28', INK, 5) +
    `<rect x="28" y="8" width="126" height="66" fill="${AMBER}" stroke="${INK}" stroke-width="5"/><circle cx="126" cy="41" r="14" fill="${hue}"/>` +
    line('M44 34h50M44 48h32', INK, 6),
  ctv: (hue) =>
    line('M62 88 54 102M120 88l8 14', INK, 4) +
    `<rect x="18" y="8" width="146" height="80" rx="4" fill="${hue}" stroke="${INK}" stroke-width="5"/><path d="m80 30 28 16-28 16z" fill="${CARD}"/>` +
    line('M34 74h44', CARD, 3),
  online_audio: (hue) =>
    SOUND.map(
      (height, at) =>
        `<path d="M${16 + at * 10} ${55 - height / 2}v${height}" stroke="${hue}" stroke-width="5" stroke-linecap="round"/>`,
    ).join(''),
  online_video: (hue) =>
    BROWSER +
    rect(32, 36, 84, 52, hue) +
    `<path d="m66 50 20 12-20 12z" fill="${CARD}"/>` +
    line('M126 40h26M126 52h26M126 64h18', LINE, 5),
  online_display: (hue) =>
    BROWSER +
    rect(32, 34, 118, 15, hue) +
    line('M32 60h66M32 71h66M32 82h44', LINE, 5) +
    rect(108, 57, 42, 34, AMBER),
  mobile_display: (hue) =>
    `<rect x="62" y="2" width="58" height="106" rx="9" fill="${CARD}" stroke="${INK}" stroke-width="5"/>` +
    line('M72 18h26M72 30h38M72 40h32', LINE, 5) +
    rect(65, 52, 52, 26, hue) +
    line('M72 88h38', LINE, 5),
}

const drawn = (mediaType: MediaType, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none">${DRAWINGS[mediaType](hueOf(mediaType))}</g>`

/** The drawing of a medium within 400 by 630; with null all six, in two columns. */
export function mediaDrawing(mediaType: MediaType | null): string {
  if (mediaType) return drawn(mediaType, 18, 205, 2)
  return MEDIA_TYPES.map((one, at) =>
    drawn(one, 22 + (at % 2) * 187, 122 + Math.floor(at / 2) * 132, 0.92),
  ).join('')
}
