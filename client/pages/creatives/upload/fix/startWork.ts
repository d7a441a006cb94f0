import type { FixAnswer, FixWork, ResultOf } from './fixWork.types.ts'
import { answerWorker } from '#client/state/creatives/uploads/wholeSound/answerWorker.ts'
import type { WholeSoundAsked } from '#client/state/creatives/uploads/wholeSound/byPage.ts'
import { isReachable } from '#client/state/foundation/whenReachable.ts'
import { NoConnectionError, UnfixableError } from './UnfixableError.ts'

const NO_CONNECTION =
  'No connection. Your file is fine, and the work starts by itself once you are online.'
const CODE_GONE =
  'We updated this site after you opened the page. Your file is fine. Reload the page, then start again.'

/** Why a script did not load: the server does not respond, or a deployment has replaced it. */
async function notLoaded(): Promise<UnfixableError> {
  return (await isReachable())
    ? new UnfixableError(CODE_GONE)
    : new NoConnectionError(NO_CONNECTION)
}

/** Running work; `cancel` ends it at once, and `result` then never settles. */
export interface RunningWork<Result> {
  result: Promise<Result>
  cancel: () => void
}

/**
 * Starts work in the background. `onProgress` gets the completed share. Rejects with an
 * UnfixableError.
 */
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
      else if (data.type === 'notLoaded') void notLoaded().then(reject)
      else reject(new UnfixableError(data.message))
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      void notLoaded().then(reject)
    })
  })
  worker.postMessage(work, [])
  return { result, cancel: () => worker.terminate() }
}
