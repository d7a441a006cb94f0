import { useEffect, useRef, useState } from 'react'
import type { ReportNews, ReportView } from '#domain/report/reportView.types.ts'
import { hourOf } from '#domain/report/zoneClock.ts'
import { loadReportNews, type ReportKey } from '#client/api/reportCalls.ts'

/** An impression is to be seen within five seconds, of which its way to the rollups takes two. */
const PAUSE_MS = 2_000

export interface LiveNews {
  news: ReportNews | null
  /** The last question had no answer. */
  isLost: boolean
}

/**
 * The figures of a report as they are now, asked for every few seconds while the page is looked at and the campaign
 * runs. `onStale` is told when an hour has passed, as the charts then lack one.
 */
export function useReportNews(
  report: ReportView,
  reportKey: ReportKey,
  onStale: () => void,
): LiveNews {
  const [live, setLive] = useState<LiveNews & { of: string }>({ news: null, isLost: false, of: '' })
  const asked = JSON.stringify(reportKey)
  const latest = useRef({ reportKey, onStale, asOf: report.asOf })
  useEffect(() => {
    latest.current = { reportKey, onStale, asOf: report.asOf }
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
          if (hourOf(news.asOf) !== hourOf(latest.current.asOf)) latest.current.onStale()
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
