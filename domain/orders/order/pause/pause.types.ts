/** The effect of a pause on a billboard's slots. */
export const PAUSED_SLOTS = ['keep', 'release'] as const
export type PausedSlots = (typeof PAUSED_SLOTS)[number]

/** Who pauses or resumes a campaign. `system`: the maximum pause or the campaign has ended. */
export type PauseActor = 'buyer' | 'admin' | 'system'

/** A pause of a campaign, as its line stores it. Instants in ISO, UTC. */
export interface LinePause {
  from: string
  /** When it ended; null for an open pause. */
  until: string | null
  by: PauseActor
  /** Of billboards; null for other media. */
  slots: PausedSlots | null
  /** Whether the end of the flight moves by the paused days. */
  movesEnd: boolean
  /** Days by which the end moved; 0 during the pause. */
  movedDays: number
  /** Impressions counted when it ended: pacing restarts from there. */
  deliveredBefore: number
  /** Released slots that others have booked since. */
  lostSlots: number
}

/** The facts of a line that its pauses change. */
export interface PausableTime {
  /** Since when it is paused; null if it is not. */
  pausedAt?: string | null | undefined
  pauses?: readonly LinePause[] | null | undefined
}

/** A pause as pages and mails show it. Days in the campaign's zone, both inclusive. */
export interface PauseView {
  from: string
  /** Null for an open pause. */
  until: string | null
  days: number
}
