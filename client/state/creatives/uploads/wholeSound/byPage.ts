import type { Decoding, SoundStretch } from '#inspection/sound/decodedSound.ts'

/** Asks the page of a worker for the sound of a file: only pages have a decoder of whole files. */
export interface WholeSoundAsked {
  type: 'wholeSound'
  file: Blob
  sampleRate: number
}

function askPage(file: Blob, sampleRate: number): Promise<SoundStretch | null> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<SoundStretch | null>()
  port1.addEventListener('message', ({ data }: MessageEvent<SoundStretch | null>) => {
    port1.close()
    resolve(data)
  })
  port1.start()
  const asked: WholeSoundAsked = { type: 'wholeSound', file, sampleRate }
  globalThis.postMessage(asked, { transfer: [port2] })
  return promise
}

/**
 * The decoder of pieces of WebKitGTK (2.50) refuses MP3 and never ends with AAC, and reading what it makes of Opus ends the
 * whole page. Its decoder of whole files does all of them.
 */
const isWebKitGtk = (browser: string): boolean =>
  browser.includes('Linux') && browser.includes('AppleWebKit') && !browser.includes('Chrom')

/** How a worker of a page decodes sound. */
export const byPage: Decoding = {
  decodeWhole: askPage,
  avoidsPieces: isWebKitGtk(navigator.userAgent),
}
