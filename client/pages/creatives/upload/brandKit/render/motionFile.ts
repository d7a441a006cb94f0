import {
  BufferTarget,
  canEncodeVideo,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type VideoCodec,
} from 'mediabunny'
import '#inspection/media/quietMedia.ts'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { AdLayout } from '#domain/creatives/brandLayout/layoutAd.ts'
import { MOTION_FPS } from '#domain/creatives/brandLayout/motion.ts'
import { drawAd, type KitImages } from './drawAd.ts'

type Film = 'mp4' | 'webm'

/** Codecs of each type that play everywhere, best first. */
const CODECS = {
  mp4: ['avc'],
  webm: ['vp9', 'vp8'],
} as const satisfies Record<Film, readonly VideoCodec[]>

/** Bits per second: large even areas and type look clean at a low rate. */
const BITRATE = 6_000_000

/** A video's type, and its encoder. */
export interface FilmMaking {
  film: Film
  codec: VideoCodec
}

/** How this browser can encode a video in a size that the placement accepts; null if it cannot. */
export async function filmMaking(
  size: PixelSize,
  films: readonly Film[],
): Promise<FilmMaking | null> {
  if (!('VideoEncoder' in globalThis)) return null
  for (const film of films)
    for (const codec of CODECS[film])
      if (await canEncodeVideo(codec, { ...size, bitrate: BITRATE })) return { film, codec }
  return null
}

/**
 * Encodes an ad's motion version as a silent video. `onProgress` gets the completed share. Rejects with an AbortError.
 */
export async function motionFile(
  layout: AdLayout,
  images: KitImages,
  work: {
    film: Film
    codec: VideoCodec
    seconds: number
    signal: AbortSignal
    onProgress: (share: number) => void
  },
): Promise<{ blob: Blob; extension: Film }> {
  const { film, codec, seconds, signal, onProgress } = work
  const canvas = new OffscreenCanvas(layout.size.width, layout.size.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw pictures.')
  const target = new BufferTarget()
  const format =
    film === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new CanvasSource(canvas, { codec, bitrate: BITRATE, keyFrameInterval: 2 })
  output.addVideoTrack(source, { frameRate: MOTION_FPS })
  try {
    await output.start()
    const frames = seconds * MOTION_FPS
    for (let frame = 0; frame < frames; frame += 1) {
      signal.throwIfAborted()
      drawAd(context, layout, images, {
        moment: { seconds: frame / MOTION_FPS, total: seconds },
      })
      await source.add(frame / MOTION_FPS, 1 / MOTION_FPS)
      onProgress((frame + 1) / frames)
    }
    await output.finalize()
  } catch (error) {
    await output.cancel().catch(() => undefined)
    throw error
  }
  if (!target.buffer) throw new Error('The video came out empty.')
  return { blob: new Blob([target.buffer], { type: `video/${film}` }), extension: film }
}
