import { readLoudness } from '#inspection/sound/decodedSound.ts'

/** LUFS; null where it cannot be measured here. */
export type LoudnessAnswer = number | null

const answer = (loudness: LoudnessAnswer) => globalThis.postMessage(loudness, {})

globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void readLoudness(data).then(answer, () => answer(null))
})
