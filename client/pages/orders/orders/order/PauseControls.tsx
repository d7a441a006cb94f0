import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import type { OrderLineOverview, OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import type { PauseResult } from '#domain/orders/order/pause/pauseLine.ts'
import {
  pauseCampaignCall,
  pauseOrderCall,
  resumeCampaignCall,
  resumeOrderCall,
} from '#client/api/orders/myOrderCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'

const PauseDialog = loadedPart(async () => (await import('./PauseDialog.tsx')).PauseDialog, null)

/** Pauses a campaign, or resumes it with one press. */
export function LinePause({ line, onChanged }: { line: OrderLineOverview; onChanged: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { isPending, run } = useResume(onChanged)
  if (line.canResume)
    return (
      <Button
        size="sm"
        isPending={isPending}
        onPress={() => void run(async () => [await resumeCampaignCall(line)])}
        aria-label={`Resume campaign: ${line.name}`}
      >
        <Play aria-hidden="true" className="size-4" />
        Resume
      </Button>
    )
  if (!line.canPause) return null
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onPress={() => setAsked(true)}
        aria-label={`Pause campaign: ${line.name}`}
      >
        <Pause aria-hidden="true" className="size-4" />
        Pause
      </Button>
      {isAsked ? (
        <PauseDialog
          name={line.name}
          hasSlots={isSoldBySlots(line.mediaType)}
          hasEnd={!isSoldBySlots(line.mediaType)}
          pause={(request) => pauseCampaignCall(line, request)}
          onClose={() => setAsked(false)}
          onPaused={() => {
            setAsked(false)
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}

/** Pauses or resumes all campaigns of an order that has several. */
export function OrderPause({ order, onChanged }: { order: OrderOverview; onChanged: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { isPending, run } = useResume(onChanged)
  const running = order.lines.filter(({ canPause }) => canPause)
  const paused = order.lines.filter(({ canResume }) => canResume)
  if (running.length + paused.length < 2) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {running.length > 0 ? (
        <Button variant="secondary" size="sm" onPress={() => setAsked(true)}>
          <Pause aria-hidden="true" className="size-4" />
          Pause all campaigns
        </Button>
      ) : null}
      {paused.length > 0 ? (
        <Button
          size="sm"
          isPending={isPending}
          onPress={() => void run(async () => (await resumeOrderCall(order.id)).lines)}
        >
          <Play aria-hidden="true" className="size-4" />
          Resume all campaigns
        </Button>
      ) : null}
      {isAsked ? (
        <PauseDialog
          name={`Order ${order.number}: ${formatQuantity(running.length, 'campaign', 'campaigns')}`}
          hasSlots={running.some(({ mediaType }) => isSoldBySlots(mediaType))}
          hasEnd={running.some(({ mediaType }) => !isSoldBySlots(mediaType))}
          isOrder
          pause={(request) => pauseOrderCall(order.id, request)}
          onClose={() => setAsked(false)}
          onPaused={() => {
            setAsked(false)
            onChanged()
          }}
        />
      ) : null}
    </div>
  )
}

function useResume(onChanged: () => void) {
  const [isPending, setPending] = useState(false)
  const run = async (resume: () => Promise<PauseResult[]>) => {
    setPending(true)
    try {
      const lines = await resume()
      const lostSlots = lines.reduce((sum, line) => sum + line.lostSlots, 0)
      showToast({
        tone: 'success',
        title: lines.length > 1 ? 'The campaigns run again.' : 'The campaign runs again.',
        description: resumedWords(lines, lostSlots),
      })
      onChanged()
    } catch (error) {
      const { message } = asProductError(error)
      showToast({ tone: 'error', title: message })
    }
    setPending(false)
  }
  return { isPending, run }
}

function resumedWords(lines: readonly PauseResult[], lostSlots: number): string {
  const [only] = lines
  const lost =
    lostSlots > 0
      ? `${formatQuantity(lostSlots, 'slot', 'slots')} that you released ${lostSlots === 1 ? 'is' : 'are'} lost to others.`
      : ''
  if (lines.length !== 1 || !only?.endDate) return lost
  const moved = only.movedDays > 0 ? `, ${formatQuantity(only.movedDays, 'day', 'days')} later` : ''
  return `It ends on ${formatDay(only.endDate)}${moved}. ${lost}`.trim()
}
