import '#client/withoutEval.ts'
import { readLoudness } from '#inspection/sound/decodedSound.ts'
import { byPage } from '../wholeSound/byPage.ts'

/** `lufs`: null if it cannot be measured here. */
export interface LoudnessAnswer {
  type: 'loudness'
  lufs: number | null
}

const answer = (lufs: number | null) =>
  globalThis.postMessage({ type: 'loudness', lufs } satisfies LoudnessAnswer, {})

globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void readLoudness(data, byPage).then(answer, () => answer(null))
})
