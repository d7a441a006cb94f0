import type { Decoding, SoundStretch } from '#inspection/sound/decodedSound.ts'

/** Requests the sound of a file from the page of a worker, as only pages can decode whole files. */
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
 * WebKitGTK's (2.50) chunked decoder refuses MP3, never finishes AAC, and ends the whole page when
 * its Opus output is read. Its decoder of whole files handles all three.
 */
const isWebKitGtk = (browser: string): boolean =>
  browser.includes('Linux') && browser.includes('AppleWebKit') && !browser.includes('Chrom')

/** How a worker decodes sound by its page. */
export const byPage: Decoding = {
  decodeWhole: askPage,
  avoidsPieces: isWebKitGtk(navigator.userAgent),
}
