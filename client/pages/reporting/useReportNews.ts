import { useEffect, useRef, useState } from 'react'
import type { ReportNews, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { isBehindNews } from '#domain/reporting/sharing/reportNews.ts'
import { loadReportNews, type ReportKey } from '#client/api/reporting/reportCalls.ts'

/** An impression is to be seen within five seconds, of which its way to the rollups takes two. */
const PAUSE_MS = 2_000
/** Headline and everything below it are at most ten seconds apart, of which the answer takes two. */
const RELOAD_MS = 8_000

export interface LiveNews {
  news: ReportNews | null
  /** The last question had no answer. */
  isLost: boolean
}

/**
 * The figures of a report as they are now, asked for every few seconds while the page is looked at and the campaign
 * runs. `onStale` is called when the report lacks what the news has, at most every eight seconds, and when an hour is over:
 * all parts of the page move together.
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
