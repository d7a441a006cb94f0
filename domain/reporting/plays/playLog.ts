import { z } from 'zod'
import { epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { localHour } from '#domain/delivery/book/localHour.ts'
import type { CountedEvent } from '#domain/delivery/counting/countedEvent.ts'
import { mondayOf } from '#domain/planning/slots/slotWeeks.ts'
import { reportQuerySchema } from '../figures/reportQuery.ts'

/** For so many days single plays are kept to be read; the raw log keeps them for good. */
export const PLAYS_KEPT_DAYS = 35

export const PLAYS_A_PAGE = 20

/** A play of a billboard that is billed. */
export interface ScreenPlay {
  lineId: string
  atMs: number
  playId: string
  screenId: string
  versionId: string
}

/** The play that a counted event is; null for all other events, and for what is not billed. */
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

/** A play as the log shows it. */
export interface PlayRow {
  playId: string
  at: string
  screenId: string
  screen: string
  campaign: string
  versionId: string
  creative: string
  /** Of the loop, from 1; null where the slot is not known any more. */
  position: number | null
  loopSlots: number | null
  slotSeconds: number | null
}

/** Some plays, the newest first, and where those before them begin. */
export interface PlayPage {
  plays: PlayRow[]
  next: string | null
}

const CURSOR = /^(\d{1,15}):([\w-]{1,40}\.\d{1,9})$/

/** Plays of several campaigns as one list, the newest first, of each of which as many were read. */
export const newestPlays = (of: readonly ScreenPlay[][], limit: number): ScreenPlay[] =>
  of
    .flat()
    .sort((a, b) => b.atMs - a.atMs || (a.playId < b.playId ? 1 : -1))
    .slice(0, limit)

/** Where a page of plays ends, as an address has it. */
export const playCursor = ({ atMs, playId }: Pick<ScreenPlay, 'atMs' | 'playId'>): string =>
  `${atMs}:${playId}`

/** The play that a cursor stands for; undefined for none. */
export function readPlayCursor(text: string | undefined) {
  const [, atMs, playId] = CURSOR.exec(text ?? '') ?? []
  return atMs === undefined || playId === undefined ? undefined : { atMs: Number(atMs), playId }
}

const id = z.string().max(120).optional()

/** What can be asked of the log of plays. */
export const playQuerySchema = reportQuerySchema.extend({
  screen: id,
  creative: id,
  /** The id of a play, or what it was copied with. */
  find: z.string().trim().max(60).optional(),
  before: z.string().regex(CURSOR).optional(),
})
export type PlayQuery = z.infer<typeof playQuerySchema> & { zone: TimeZoneId }

/** A slot of a screen's loop that a line has in a week. */
export interface HeldSlot {
  lineId: string
  screenId: string
  week: string
  slot: number
}

/** Which place in the loop a play had, from 1, by the week of its day in the line's zone; null where nothing says so. */
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
