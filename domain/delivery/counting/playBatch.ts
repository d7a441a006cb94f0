import { z } from 'zod'
import { MAX_TOKEN_LENGTH } from './deliveryToken.ts'
import { MAX_PLAY_NUMBER } from './invalidTraffic.ts'

/** More than a screen plays in an hour; what is left goes with the next batch. */
export const MAX_PLAYS_A_BATCH = 500

/**
 * What a screen has played, as it tells: sent again until it is acknowledged, in any order. A token of the playlist
 * serves for many plays, which are numbered from 0.
 */
export const playBatchSchema = z.object({
  /** Of the screen, rising. */
  batch: z.int().nonnegative(),
  /** The screen's clock when it sends: one that is wrong by days tells right times all the same. */
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

/** The answer to a batch: it need not be sent again. */
export interface PlaysAcknowledged {
  batch: number
  counted: number
  repeated: number
  /** Whose token we did not give, or not to this kind of event. */
  refused: number
}

/** When a play happened by our clock, from what the screen's clock said of it and of its sending. */
export const playedAtMs = (play: { at: number }, sentAt: number, receivedAtMs: number): number =>
  receivedAtMs - Math.max(0, sentAt - play.at)
