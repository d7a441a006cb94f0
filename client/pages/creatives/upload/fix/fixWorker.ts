import '#client/withoutEval.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { blobSource } from '#inspection/byteSource.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { byPage } from '#client/state/creatives/uploads/wholeSound/byPage.ts'
import { UnfixableError } from './UnfixableError.ts'
import type { CopyWork, FixAnswer, FixResult, FixWork, ResultOf } from './fixWork.types.ts'

const FAILED =
  'This browser could not make the copy. Close other tabs and try again, or export the file in the required size and length.'

const answer = (message: FixAnswer) => globalThis.postMessage(message, {})
const onProgress = (share: number) => answer({ type: 'progress', share })

globalThis.addEventListener('message', (event: MessageEvent<FixWork>) => {
  void work(event.data).then(answer)
})

async function work(asked: FixWork): Promise<FixAnswer> {
  try {
    return { type: 'done', result: await resultOf(asked) }
  } catch (error) {
    return { type: 'failed', message: error instanceof UnfixableError ? error.message : FAILED }
  }
}

async function resultOf(asked: FixWork): Promise<ResultOf<FixWork>> {
  if (asked.kind === 'keyFrames') {
    return (await import('./timeline/keyFrames.ts')).readKeyFrames(asked.file)
  }
  if (asked.kind === 'wave') return (await import('./sound/readWave.ts')).readWave(asked)
  if (asked.kind === 'filmStrip') {
    return (await import('./film/readFilmStrip.ts')).readFilmStrip(asked)
  }
  const made = await make(asked)
  return { ...made, facts: await factsOf(made.blob) }
}

/** Read like every file before its upload; of sound, how loud it is as well. */
async function factsOf(blob: Blob): Promise<CreativeFacts> {
  const facts = await readCreative(blobSource(blob))
  if (facts.kind !== 'audio') return facts
  const { readLoudness } = await import('#inspection/sound/decodedSound.ts')
  // It is advice: a copy whose sound cannot be decoded here is none the worse.
  const loudnessLufs = await readLoudness(blob, byPage).catch(() => null)
  return loudnessLufs === null ? facts : { ...facts, loudnessLufs }
}

/** The code of each kind of work is loaded when it is asked for. */
async function make(asked: CopyWork): Promise<Omit<FixResult, 'facts'>> {
  switch (asked.kind) {
    case 'image':
      return (await import('./picture/imageWork.ts')).makeImage(asked)
    case 'cut':
      return (await import('./copyMedia.ts')).cutMedia(asked, onProgress)
    case 'remake':
      return (await import('./copyMedia.ts')).remakeFilm(asked, onProgress)
    case 'sound':
      return (await import('./sound/makeSound.ts')).makeSound(asked, onProgress)
  }
}
