import { useEffect, useRef } from 'react'
import { rememberSent } from './sentFiles.ts'
import type { UploadJob } from './uploadJob.ts'
import { uploadQueue } from './uploads.ts'

/** Asks for what is shown (`area`) anew when an upload is done, and when somebody comes back to the page. */
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
    // What failed may have been settled elsewhere: in another tab, or by the desk.
    if (failed > 0) reload()
  }, [failed, reload])
  const seen = useRef(area)
  useEffect(() => {
    if (seen.current === area) return
    seen.current = area
    // What was done before this answer was asked for is part of it.
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
