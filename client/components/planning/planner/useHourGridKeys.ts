import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import type { HourArea } from '#domain/planning/campaign/edits/daypartEdits.ts'
import { isComposing } from '#client/ui/isComposing.ts'

/** A cell of the grid; -1 is the header: day -1 means a whole hour, hour -1 a whole day. */
export interface GridPlace {
  day: number
  hour: number
}

interface HourGridKeysOptions {
  isOn: (place: GridPlace) => boolean
  /**
   * Starts a stroke: everything painted until the next one is relative to the hours at this moment.
   */
  onStrokeStart: () => void
  onPaint: (area: HourArea, on: boolean) => void
}

interface Stroke {
  anchor: GridPlace
  on: boolean
}

/** Moving through the grid with one tab stop: arrows, Home and End, Space to switch, shift and arrows to paint. */
export function useHourGridKeys({ isOn, onStrokeStart, onPaint }: HourGridKeysOptions) {
  const [place, setPlace] = useState<GridPlace>({ day: 0, hour: 0 })
  const stroke = useRef<Stroke | null>(null)
  const grid = useRef<HTMLTableElement>(null)

  const goTo = useCallback((next: GridPlace): void => {
    setPlace(next)
    grid.current
      ?.querySelector<HTMLElement>(`[data-day="${next.day}"][data-hour="${next.hour}"]`)
      ?.focus()
  }, [])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      stroke.current = null
      onStrokeStart()
      onPaint(areaOf(place), !isOn(place))
      return
    }
    const next = movedPlace(place, event)
    if (!next) return
    event.preventDefault()
    if (event.shiftKey && place.day >= 0 && place.hour >= 0) {
      const target = { day: Math.max(0, next.day), hour: Math.max(0, next.hour) }
      if (!stroke.current) {
        onStrokeStart()
        stroke.current = { anchor: place, on: !isOn(place) }
      }
      const { anchor, on } = stroke.current
      onPaint(areaBetween(anchor, target), on)
      goTo(target)
      return
    }
    stroke.current = null
    goTo(next)
  }

  return { place, setPlace, grid, onKeyDown }
}

/** The hours of a cell: one, or for a header the whole day or the same hour of every day. */
export function areaOf({ day, hour }: GridPlace): HourArea {
  return {
    fromDay: day === -1 ? 0 : day,
    toDay: day === -1 ? 6 : day,
    fromHour: hour === -1 ? 0 : hour,
    toHour: hour === -1 ? 23 : hour,
  }
}

export function areaBetween(from: GridPlace, to: GridPlace): HourArea {
  return { fromDay: from.day, toDay: to.day, fromHour: from.hour, toHour: to.hour }
}

function movedPlace(place: GridPlace, { key, ctrlKey }: KeyboardEvent): GridPlace | null {
  const { day, hour } = place
  switch (key) {
    case 'ArrowLeft':
      return { day, hour: Math.max(-1, hour - 1) }
    case 'ArrowRight':
      return { day, hour: Math.min(23, hour + 1) }
    case 'ArrowUp':
      return { day: Math.max(-1, day - 1), hour }
    case 'ArrowDown':
      return { day: Math.min(6, day + 1), hour }
    case 'Home':
      return { day: ctrlKey ? 0 : day, hour: 0 }
    case 'End':
      return { day: ctrlKey ? 6 : day, hour: 23 }
    default:
      return null
  }
}
