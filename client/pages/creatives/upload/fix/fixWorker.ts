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

class NotLoadedError extends Error {}

/** Imports a module. Raises NotLoadedError when its script is missing, offline or after a deployment. */
async function loaded<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module
  } catch (cause) {
    throw new NotLoadedError('A script did not load.', { cause })
  }
}

async function work(asked: FixWork): Promise<FixAnswer> {
  try {
    return { type: 'done', result: await resultOf(asked) }
  } catch (error) {
    if (error instanceof NotLoadedError) return { type: 'notLoaded' }
    return { type: 'failed', message: error instanceof UnfixableError ? error.message : FAILED }
  }
}

async function resultOf(asked: FixWork): Promise<ResultOf<FixWork>> {
  if (asked.kind === 'keyFrames') {
    return (await loaded(import('./timeline/keyFrames.ts'))).readKeyFrames(asked.file)
  }
  if (asked.kind === 'wave') return (await loaded(import('./sound/readWave.ts'))).readWave(asked)
  if (asked.kind === 'filmStrip') {
    return (await loaded(import('./film/readFilmStrip.ts'))).readFilmStrip(asked)
  }
  const made = await make(asked)
  return { ...made, facts: await factsOf(made.blob) }
}

/** Inspects the copy like any file before its upload, with its loudness if it has sound. */
async function factsOf(blob: Blob): Promise<CreativeFacts> {
  const facts = await readCreative(blobSource(blob))
  if (facts.kind !== 'audio') return facts
  const { readLoudness } = await loaded(import('#inspection/sound/decodedSound.ts'))
  // Loudness is advice: a copy whose sound cannot be decoded here is still valid.
  const loudnessLufs = await readLoudness(blob, byPage).catch(() => null)
  return loudnessLufs === null ? facts : { ...facts, loudnessLufs }
}

/** The code of each kind of work loads on demand. */
async function make(asked: CopyWork): Promise<Omit<FixResult, 'facts'>> {
  switch (asked.kind) {
    case 'image':
      return (await loaded(import('./picture/imageWork.ts'))).makeImage(asked)
    case 'cut':
      return (await loaded(import('./copyMedia.ts'))).cutMedia(asked, onProgress)
    case 'remake':
      return (await loaded(import('./copyMedia.ts'))).remakeFilm(asked, onProgress)
    case 'sound':
      return (await loaded(import('./sound/makeSound.ts'))).makeSound(asked, onProgress)
  }
}
