import { useState } from 'react'
import { moveFlightCall } from '#client/api/creatives/uploadCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'

/** Explains which start late banners can make, and moves the campaign there with one click. */
export function LateOffer({ line, onChanged }: { line: UploadLineView; onChanged: () => void }) {
  const [isPending, setPending] = useState(false)
  const { late, flight } = line
  if (!late || !flight) return null
  const move = async () => {
    setPending(true)
    try {
      const { startDate, endDate } = late
      await moveFlightCall(line.id, { startDate, endDate })
      showToast({ title: `${line.name} now starts on ${formatDay(startDate)}.` })
      onChanged()
    } catch (error) {
      showToast({ tone: 'error', title: formatProblem(error) })
    } finally {
      setPending(false)
    }
  }
  return (
    <Callout
      tone="warning"
      title={`Late for ${formatDay(flight.startDate)}`}
      actions={
        late.canMove ? (
          <Button
            size="sm"
            variant="secondary"
            isPending={isPending}
            onPress={() => void move()}
            aria-label={`Start on ${formatDay(late.startDate)}: ${line.name}`}
          >
            Start on {formatDay(late.startDate)}
          </Button>
        ) : null
      }
    >
      Banners were due on {formatDay(late.due)}, two working days before the start. We still take
      them, but they may miss the first days. To be on time, run {formatDay(late.startDate)} to{' '}
      {formatDay(late.endDate)}, the same length.
    </Callout>
  )
}
