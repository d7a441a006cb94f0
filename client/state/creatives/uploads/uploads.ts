import { useEffect, useSyncExternalStore } from 'react'
import { isUnderWay, type UploadJob } from './uploadJob.ts'
import { createUploadQueue } from './uploadQueue.ts'
import { serverTransport } from './uploadTransport.ts'

/** The upload queue of this tab. */
export const uploadQueue = createUploadQueue(serverTransport)

const NONE: readonly UploadJob[] = []

/** All uploads; the browser asks before the tab is closed during one. */
export function useUploadJobs(): readonly UploadJob[] {
  const jobs = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.jobs, () => NONE)
  const isBusy = jobs.some(isUnderWay)
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isBusy])
  return jobs
}
