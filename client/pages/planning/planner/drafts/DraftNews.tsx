import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { draftNews } from '#domain/planning/drafts/draftNews.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { useForecast, usePlanner } from '#client/state/planning/plan.ts'
import { outlineWhenOpened } from '#client/state/planning/drafts/openDraft.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'

/**
 * Changes since the open draft was saved: its price, its reach, and items that can no longer be
 * booked.
 */
export function DraftNews() {
  const { plan } = usePlanner()
  const { planForecast, isStale } = useForecast()
  const [opened] = useState(() => ({ plan, outline: outlineWhenOpened(plan.mediaType) }))
  const [isDismissed, setDismissed] = useState(false)
  // Once the plan is edited, its own figures and issues are more relevant.
  if (isDismissed || !opened.outline || opened.plan !== plan || !planForecast || isStale)
    return null
  const news = draftNews(opened.outline, planForecast.forecast, planForecast.issues)
  if (!news) return null
  return (
    <Callout
      tone={news.problems.length > 0 ? 'warning' : 'info'}
      title={`What changed since you saved this draft on ${formatInstantDate(news.savedAt)}`}
      isLive
      className="print:hidden"
      actions={
        <Button variant="quiet" size="sm" onPress={() => setDismissed(true)}>
          Got it
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {news.price ? (
          <li>
            Price: {formatUsd(news.price.after)} now, {formatUsd(news.price.before)} then.
          </li>
        ) : null}
        {news.reach ? (
          <li>
            Reach: {formatRounded(news.reach.after)} people now, {formatRounded(news.reach.before)}{' '}
            then.
          </li>
        ) : null}
        {news.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Callout>
  )
}
