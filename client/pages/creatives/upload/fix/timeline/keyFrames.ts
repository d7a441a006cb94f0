import { EncodedPacketSink } from 'mediabunny'
import { openMedia } from '../copyMedia.ts'

/** A normal video has only a fraction of this many key frames. */
const MAX_KEY_FRAMES = 5_000

/** The key frames of a video, ms: a copy can begin at each. Decodes nothing. */
export async function readKeyFrames(file: Blob): Promise<number[]> {
  const input = openMedia(file)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) return [0]
    const sink = new EncodedPacketSink(track)
    const times: number[] = []
    let packet = await sink.getFirstKeyPacket({ metadataOnly: true })
    while (packet && times.length < MAX_KEY_FRAMES) {
      times.push(Math.round(packet.timestamp * 1000))
      packet = await sink.getNextKeyPacket(packet, { metadataOnly: true })
    }
    return times
  } finally {
    input.dispose()
  }
}
