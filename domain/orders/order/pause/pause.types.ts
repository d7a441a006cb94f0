/** What becomes of a billboard's slots during a pause. */
export const PAUSED_SLOTS = ['keep', 'release'] as const
export type PausedSlots = (typeof PAUSED_SLOTS)[number]

/** Who pauses or resumes a campaign. `system`: the longest pause is over, or the campaign is. */
export type PauseActor = 'buyer' | 'admin' | 'system'

/** A pause of a campaign, as its line stores it. Instants in ISO, UTC. */
export interface LinePause {
  from: string
  /** When it ended; null while it lasts. */
  until: string | null
  by: PauseActor
  /** Of billboards; null for other media. */
  slots: PausedSlots | null
  /** Whether the end of the flight moves by the paused days. */
  movesEnd: boolean
  /** Days by which it moved; 0 while the pause lasts. */
  movedDays: number
  /** Impressions counted when it ended: what comes after is paced anew. */
  deliveredBefore: number
  /** Released slots that others have since. */
  lostSlots: number
}

/** What of a line its pauses change. */
export interface PausableTime {
  /** Since when it is paused; null while it is not. */
  pausedAt?: string | null | undefined
  pauses?: readonly LinePause[] | null | undefined
}

/** A pause as pages and mails show it. Days in the campaign's zone, both included. */
export interface PauseView {
  from: string
  /** Null while it lasts. */
  until: string | null
  days: number
}
