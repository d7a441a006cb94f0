import { z } from 'zod'
import { MAX_TOKEN_LENGTH } from './deliveryToken.ts'
import { MAX_PLAY_NUMBER } from './invalidTraffic.ts'

/** More than a screen plays in an hour; the rest goes into the next batch. */
export const MAX_PLAYS_A_BATCH = 500

/**
 * A screen's report of its plays: sent again until acknowledged, in any order. A token of the playlist covers many
 * plays, which are numbered from 0.
 */
export const playBatchSchema = z.object({
  /** The screen's sequence number, increasing. */
  batch: z.int().nonnegative(),
  /** The screen's clock when it sends: even a clock that is days off gives right times. */
  sentAt: z.int().nonnegative(),
  plays: z
    .array(
      z.object({
        token: z.string().max(MAX_TOKEN_LENGTH),
        number: z.int().nonnegative().max(MAX_PLAY_NUMBER),
        /** By the screen's clock. */
        at: z.int().nonnegative(),
      }),
    )
    .min(1)
    .max(MAX_PLAYS_A_BATCH),
})
export type PlayBatch = z.infer<typeof playBatchSchema>

/** The response to a batch: it need not be sent again. */
export interface PlaysAcknowledged {
  batch: number
  counted: number
  repeated: number
  /** Plays with a token that is not ours, or not for this kind of event. */
  refused: number
}

/** The time of a play by our clock, from the screen's clock at the play and at the report. */
export const playedAtMs = (play: { at: number }, sentAt: number, receivedAtMs: number): number =>
  receivedAtMs - Math.max(0, sentAt - play.at)
