import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatDateRange } from '#domain/foundation/calendar/formatDate.ts'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { movedStart, type DraftFlight } from '#domain/orders/calendar/flightCalendar.ts'
import { isComposing } from '#client/ui/isComposing.ts'
import { showToast } from '#client/ui/toasts.ts'
import type { Span } from './CalendarHead.tsx'
import { moveDraft } from './moveDraft.ts'

/** Pause after the last arrow key before the move is saved. */
const KEY_PAUSE_MS = 800

const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves a draft by dragging or by keys: shows the dates at once, saves them at the end, and offers an undo. */
export function useDraftMove({
  draft,
  span,
  track,
  onChanged,
}: {
  draft: DraftFlight
  span: Span
  track: RefObject<HTMLDivElement | null>
  onChanged: () => void
}) {
  const [days, setDays] = useState(0)
  const pause = usePause(KEY_PAUSE_MS)
  const length = epochDay(draft.endDate) - epochDay(draft.startDate)
  const startDate = days === 0 ? draft.startDate : movedStart(draft, days)
  const dates = { startDate, endDate: addDays(startDate, length) }
  const { isSaving, saveMove } = useSavedMove(draft, onChanged)
  const save = async (start: string) => {
    if (start === draft.startDate) setDays(0)
    else await saveMove(start, () => setDays(0))
  }
  const dragHandlers = useDrag(span, track, {
    canStart: () => !isSaving,
    onStart: pause.cancel,
    onMove: setDays,
    onEnd: (moved) => void save(Math.abs(moved) < 0.5 ? draft.startDate : movedStart(draft, moved)),
  })
  const handlers = {
    ...dragHandlers,
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return
      if (event.key === 'Escape' && days !== 0) {
        pause.cancel()
        return setDays(0)
      }
      const step = KEY_STEPS[event.key]
      if (step === undefined || isSaving) return
      event.preventDefault()
      const next = days + step * Math.max(draft.stepDays, event.shiftKey ? 7 : 1)
      setDays(next)
      pause.runAfter(() => void save(movedStart(draft, next)))
    },
  }
  return { dates, isSaving, handlers }
}

/** Runs the last action after a pause, or at once when the page is left. */
function usePause(pauseMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
      waiting.current?.()
    },
    [],
  )
  const cancel = () => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    waiting.current = null
  }
  const runAfter = (act: () => void) => {
    cancel()
    waiting.current = () => {
      waiting.current = null
      act()
    }
    timer.current = setTimeout(waiting.current, pauseMs)
  }
  return { cancel, runAfter }
}

/** Handlers of a drag along the track, in days; a canceled one returns to its start. */
function useDrag(
  span: Span,
  track: RefObject<HTMLDivElement | null>,
  {
    canStart,
    onStart,
    onMove,
    onEnd,
  }: {
    canStart: () => boolean
    onStart: () => void
    onMove: (days: number) => void
    onEnd: (days: number) => void
  },
) {
  const drag = useRef<{ x: number } | null>(null)
  const daysAt = (x: number) => {
    const width = track.current?.getBoundingClientRect().width ?? 0
    const shown = epochDay(span.to) - epochDay(span.from) + 1
    return drag.current && width > 0 ? ((x - drag.current.x) / width) * shown : 0
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!canStart() || event.button !== 0) return
      onStart()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX }
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current) onMove(daysAt(event.clientX))
    },
    onPointerUp: (event: PointerEvent) => {
      if (!drag.current) return
      const moved = daysAt(event.clientX)
      drag.current = null
      onEnd(moved)
    },
    onPointerCancel: () => {
      drag.current = null
      onMove(0)
    },
  }
}

/** Saves the new start of a draft, confirms it, and offers an undo. */
function useSavedMove(draft: DraftFlight, onChanged: () => void) {
  const [isSaving, setSaving] = useState(false)
  const length = epochDay(draft.endDate) - epochDay(draft.startDate)
  const undo = async () => {
    try {
      await moveDraft(draft.id, draft.startDate)
    } catch (error) {
      fail(error)
    } finally {
      onChanged()
    }
  }
  const saveMove = async (start: string, onSettled: () => void) => {
    setSaving(true)
    try {
      await moveDraft(draft.id, start)
      showToast({
        tone: 'success',
        title: `Moved to ${formatDateRange(start, addDays(start, length))}`,
        action: { label: 'Undo', onPress: () => void undo() },
      })
    } catch (error) {
      fail(error)
    } finally {
      setSaving(false)
      onSettled()
      onChanged()
    }
  }
  return { isSaving, saveMove }
}

function fail(error: unknown): void {
  const known = asProductError(error)
  showToast({ tone: 'error', title: errorMessage(known) })
}
