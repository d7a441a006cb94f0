import type { FixAnswer, FixWork, ResultOf } from './fixWork.types.ts'
import { answerWorker } from '#client/state/creatives/uploads/wholeSound/answerWorker.ts'
import type { WholeSoundAsked } from '#client/state/creatives/uploads/wholeSound/byPage.ts'
import { UnfixableError } from './UnfixableError.ts'

const NOT_STARTED =
  'This browser could not start the work. Check your connection and try again, or export the file as required.'

/** Work under way; `cancel` ends it at once, and `result` then never settles. */
export interface RunningWork<Result> {
  result: Promise<Result>
  cancel: () => void
}

/** Starts work in the background. `onProgress` gets the share that is done; rejects with an UnfixableError. */
export function startWork<Work extends FixWork>(
  work: Work,
  onProgress: (share: number) => void,
): RunningWork<ResultOf<Work>> {
  const worker = new Worker(new URL('./fixWorker.ts', import.meta.url), { type: 'module' })
  answerWorker(worker)
  const result = new Promise<ResultOf<Work>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FixAnswer | WholeSoundAsked>) => {
      if (data.type === 'wholeSound') return
      if (data.type === 'progress') return onProgress(data.share)
      worker.terminate()
      if (data.type === 'done') resolve(data.result as ResultOf<Work>)
      else reject(new UnfixableError(data.message))
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new UnfixableError(NOT_STARTED))
    })
  })
  worker.postMessage(work, [])
  return { result, cancel: () => worker.terminate() }
}
