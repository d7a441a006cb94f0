import { EncodedPacketSink } from 'mediabunny'
import { openMedia } from '../copyMedia.ts'

/** What an honest film has of key frames is a fraction of it. */
const MAX_KEY_FRAMES = 5_000

/** Where whole pictures stand in a film, ms: a copy can begin there. Nothing is decoded. */
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
