import { useEffect, useRef } from 'react'
import { rememberSent } from '#client/state/uploads/sentFiles.ts'
import type { UploadJob } from '#client/state/uploads/uploadJob.ts'
import { uploadQueue } from '#client/state/uploads/uploads.ts'
import type { UploadAreaView } from '#domain/review/creativeView.ts'

/** Asks for the area anew when an upload is done, and when somebody comes back to the page: the desk may have decided. */
export function useFreshArea(
  area: UploadAreaView,
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
