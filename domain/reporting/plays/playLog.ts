import { z } from 'zod'
import { epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { localHour } from '#domain/delivery/book/localHour.ts'
import type { CountedEvent } from '#domain/delivery/counting/countedEvent.ts'
import { mondayOf } from '#domain/planning/slots/slotWeeks.ts'
import { reportQuerySchema } from '../figures/reportQuery.ts'

/** Days for which single plays can be read; the raw log stores them forever. */
export const PLAYS_KEPT_DAYS = 35

export const PLAYS_A_PAGE = 20

/** A billed play of a billboard. */
export interface ScreenPlay {
  lineId: string
  atMs: number
  playId: string
  screenId: string
  versionId: string
}

/** The play of a counted event; null for all other events and unbilled plays. */
export const screenPlayOf = (event: CountedEvent): ScreenPlay | null =>
  event.kind === 'play' && event.validity === 'valid'
    ? {
        lineId: event.lineId,
        atMs: event.atMs,
        playId: `${event.nonce}.${event.number}`,
        screenId: event.productId,
        versionId: event.versionId,
      }
    : null

/** A play in the log. */
export interface PlayRow {
  playId: string
  at: string
  screenId: string
  screen: string
  campaign: string
  versionId: string
  creative: string
  /** Position in the loop, from 1; null if the slot is no longer known. */
  position: number | null
  loopSlots: number | null
  slotSeconds: number | null
}

/** A page of plays, newest first, and the cursor of the next. */
export interface PlayPage {
  plays: PlayRow[]
  next: string | null
}

const CURSOR = /^(\d{1,15}):([\w-]{1,40}\.\d{1,9})$/

/** Merges plays of several campaigns, newest first, with an equal limit on each. */
export const newestPlays = (of: readonly ScreenPlay[][], limit: number): ScreenPlay[] =>
  of
    .flat()
    .sort((a, b) => b.atMs - a.atMs || (a.playId < b.playId ? 1 : -1))
    .slice(0, limit)

/** The end of a page of plays, for a URL. */
export const playCursor = ({ atMs, playId }: Pick<ScreenPlay, 'atMs' | 'playId'>): string =>
  `${atMs}:${playId}`

/** The play of a cursor; undefined for none. */
export function readPlayCursor(text: string | undefined) {
  const [, atMs, playId] = CURSOR.exec(text ?? '') ?? []
  return atMs === undefined || playId === undefined ? undefined : { atMs: Number(atMs), playId }
}

const id = z.string().max(120).optional()

/** The query of the log of plays. */
export const playQuerySchema = reportQuerySchema.extend({
  screen: id,
  creative: id,
  /** The id of a play, or a pasted text that contains it. */
  find: z.string().trim().max(60).optional(),
  before: z.string().regex(CURSOR).optional(),
})
export type PlayQuery = z.infer<typeof playQuerySchema> & { zone: TimeZoneId }

/** A line's slot of a screen's loop in a week. */
export interface HeldSlot {
  lineId: string
  screenId: string
  week: string
  slot: number
}

/**
 * A play's position in the loop, from 1, by the week of its day in the line's zone; null if
 * unknown.
 */
export function loopPosition(
  slots: readonly HeldSlot[],
  play: Pick<ScreenPlay, 'lineId' | 'screenId' | 'atMs'>,
  timeZone: TimeZoneId,
): number | null {
  const week = isoDay(mondayOf(epochDay(localHour(timeZone, play.atMs).date)))
  const held = slots.find(
    ({ lineId, screenId, week: of }) =>
      lineId === play.lineId && screenId === play.screenId && of === week,
  )
  return held ? held.slot + 1 : null
}
