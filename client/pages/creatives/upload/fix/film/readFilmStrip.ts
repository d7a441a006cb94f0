import { CanvasSink, EncodedPacketSink, type InputVideoTrack } from 'mediabunny'
import { openMedia } from '../copyMedia.ts'
import type { FilmStripWork } from '../fixWork.types.ts'

/** Wide enough to select a part of the picture (px). */
const WIDTH = 480
/** Longer videos show the nearest key frames, so that the frames between are not decoded. */
const EXACT_UP_TO_MS = 120_000

/** Frames of a video, evenly spread over its length; none if this browser cannot decode it. */
export async function readFilmStrip(work: FilmStripWork): Promise<Blob[]> {
  const input = openMedia(work.file)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) return []
    const pictures: Blob[] = []
    const sink = new CanvasSink(track, { width: WIDTH, poolSize: 2 })
    for await (const shown of sink.canvasesAtTimestamps(await timesOf(work, track))) {
      const canvas = shown?.canvas
      if (canvas instanceof OffscreenCanvas) {
        pictures.push(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }))
      }
    }
    return pictures
  } finally {
    input.dispose()
  }
}

async function timesOf(
  { durationMs, count }: FilmStripWork,
  track: InputVideoTrack,
): Promise<number[]> {
  const first = await track.getFirstTimestamp()
  const times = Array.from(
    { length: count },
    (_, index) => first + ((index + 0.5) * durationMs) / 1000 / count,
  )
  if (durationMs <= EXACT_UP_TO_MS) return times
  const sink = new EncodedPacketSink(track)
  const whole = times.map(async (time) => {
    const packet = await sink.getKeyPacket(time, { metadataOnly: true })
    return packet?.timestamp ?? first
  })
  return Promise.all(whole)
}
