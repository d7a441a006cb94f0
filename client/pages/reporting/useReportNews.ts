import { useEffect, useRef, useState } from 'react'
import type { ReportNews, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { isBehindNews } from '#domain/reporting/sharing/reportNews.ts'
import { loadReportNews, type ReportKey } from '#client/api/reporting/reportCalls.ts'

/** An impression appears within five seconds, two of which are its way to the rollups. */
const PAUSE_MS = 2_000
/**
 * The headline and everything below it differ by at most ten seconds, two of which are the response
 * time.
 */
const RELOAD_MS = 8_000

export interface LiveNews {
  news: ReportNews | null
  /** The last request failed. */
  isLost: boolean
}

/**
 * The live figures of a report, polled every few seconds while the page is visible and the campaign
 * runs. Calls `onStale` when the report lacks the latest figures, at most every eight seconds, and
 * at the end of an hour, so that all parts of the page update together.
 */
export function useReportNews(
  report: ReportView,
  reportKey: ReportKey,
  onStale: () => void,
): LiveNews {
  const [live, setLive] = useState<LiveNews & { of: string }>({ news: null, isLost: false, of: '' })
  const asked = JSON.stringify(reportKey)
  const latest = useRef({ reportKey, onStale, report, reloadedAtMs: 0 })
  useEffect(() => {
    Object.assign(latest.current, { reportKey, onStale, report })
  })
  const isRunning = report.pace.hasStarted && !report.pace.isOver
  useEffect(() => {
    if (!isRunning) return undefined
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      if (document.visibilityState === 'visible') {
        try {
          const news = await loadReportNews(latest.current.reportKey)
          if (!isCurrent) return
          setLive({ news, isLost: false, of: asked })
          const { current } = latest
          const isDue = Date.now() - current.reloadedAtMs >= RELOAD_MS
          if (isDue && isBehindNews(current.report, news)) {
            current.reloadedAtMs = Date.now()
            current.onStale()
          }
        } catch {
          if (!isCurrent) return
          setLive((before) => ({ ...before, isLost: true }))
        }
      }
      timer = setTimeout(() => void ask(), PAUSE_MS)
    }
    timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, isRunning])
  return { news: live.of === asked ? live.news : null, isLost: live.isLost }
}
