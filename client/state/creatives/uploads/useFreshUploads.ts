import { useEffect, useRef } from 'react'
import { rememberSent } from './sentFiles.ts'
import type { UploadJob } from './uploadJob.ts'
import { uploadQueue } from './uploads.ts'

/** Reloads the displayed `area` when an upload is done, and when the person returns to the page. */
export function useFreshUploads(
  area: unknown,
  jobs: readonly UploadJob[],
  reload: () => void,
): void {
  const done = jobs
    .filter(({ state }) => state === 'done')
    .map(({ id }) => id)
    .join(' ')
  const failed = jobs.filter(({ state }) => state === 'failed').length
  const asked = useRef('')
  useEffect(() => {
    if (done === '') return
    asked.current = done
    reload()
  }, [done, reload])
  useEffect(() => {
    // A failure may have been resolved elsewhere: in another tab, or by the desk.
    if (failed > 0) reload()
  }, [failed, reload])
  const seen = useRef(area)
  useEffect(() => {
    if (seen.current === area) return
    seen.current = area
    // Uploads finished before this request are part of its response.
    for (const id of asked.current.split(' ').filter(Boolean)) {
      const job = uploadQueue.jobs().find((one) => one.id === id)
      if (job) rememberSent(job)
      uploadQueue.forget(id)
    }
    asked.current = ''
  }, [area])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [reload])
}
