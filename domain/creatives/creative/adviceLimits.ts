/** A banner's animation should end after this time (IAB), ms. */
export const MAX_ANIMATION_MS = 30_000
/** A banner should ask for at most this many files at the start (IAB). */
export const MAX_INITIAL_REQUESTS = 10
/** Frames a second that players show evenly; a little room for 23.976 and rounding. */
export const FRAME_RATE = { min: 23.9, max: 30.1, words: '23.98 to 30 frames a second' } as const
/** A TV picture with fewer lines looks soft. */
export const TV_SIZE = { width: 1920, height: 1080 } as const
/** Width to height of online video and TV. */
export const VIDEO_RATIO = { width: 16, height: 9 } as const
/** Samples a second of good sound. */
export const MIN_SAMPLE_RATE = 44_100
/** How loud sound ought to be, LUFS, and how far off is still fine. */
export interface LoudnessAdvice {
  targetLufs: number
  toleranceLu: number
}
/** As loud as the music and the websites around it. */
export const LOUDNESS = { targetLufs: -14, toleranceLu: 2 } as const satisfies LoudnessAdvice
/** As loud as television is (EBU R128; Roku asks for the same). */
export const TV_LOUDNESS = { targetLufs: -23, toleranceLu: 2 } as const satisfies LoudnessAdvice
