/** The formats for re-encoded sound. */
export const SOUND_FORMATS = {
  m4a: { name: 'M4A (AAC)', note: 'Small, plays everywhere', bitrateAChannel: 96_000 },
  ogg: { name: 'OGG (Opus)', note: 'Small', bitrateAChannel: 80_000 },
  wav: { name: 'WAV', note: 'Not compressed: large, but nothing is lost', bitrateAChannel: null },
} as const

export type SoundFileType = keyof typeof SOUND_FORMATS

/** Sample rate of compressed sound, Hz: both codecs accept it in every browser. */
export const ENCODED_RATE = 48_000

const CODECS = { m4a: 'mp4a.40.2', ogg: 'opus' } as const

/**
 * The formats in which this browser can encode sound, best first. WAV needs no encoder, so it is
 * always among them.
 */
export async function possibleSoundFormats(): Promise<SoundFileType[]> {
  const isPossible = await Promise.all([canEncode('m4a'), canEncode('ogg')])
  return [...(['m4a', 'ogg'] as const).filter((_, index) => isPossible[index]), 'wav']
}

/** A message about the formats that this browser cannot encode; null if it can encode all. */
export function missingSound(possible: readonly SoundFileType[]): string | null {
  if (possible.includes('m4a')) return null
  return possible.includes('ogg')
    ? 'This browser cannot make M4A (AAC). OGG (Opus) works just as well.'
    : 'This browser cannot compress sound. For a small file, export MP3 or M4A in your editing program.'
}

async function canEncode(fileType: keyof typeof CODECS): Promise<boolean> {
  if (typeof AudioEncoder === 'undefined') return false
  const config = {
    codec: CODECS[fileType],
    sampleRate: ENCODED_RATE,
    numberOfChannels: 2,
    bitrate: 2 * SOUND_FORMATS[fileType].bitrateAChannel,
  }
  return AudioEncoder.isConfigSupported(config).then(
    ({ supported }) => supported === true,
    () => false,
  )
}
