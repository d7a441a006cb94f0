/** A banner's animation should end after this time (IAB), ms. */
export const MAX_ANIMATION_MS = 30_000
/** A banner should load at most this many files initially (IAB). */
export const MAX_INITIAL_REQUESTS = 10
/** Frame rates that players show evenly, with a tolerance for 23.976 and rounding. */
export const FRAME_RATE = { min: 23.9, max: 30.1, words: '23.98 to 30 frames a second' } as const
/** A TV video with fewer lines looks soft. */
export const TV_SIZE = { width: 1920, height: 1080 } as const
/** Aspect ratio of online video and TV. */
export const VIDEO_RATIO = { width: 16, height: 9 } as const
/** Sample rate of good sound. */
export const MIN_SAMPLE_RATE = 44_100
/** Target loudness, LUFS, and its tolerance. */
export interface LoudnessAdvice {
  targetLufs: number
  toleranceLu: number
}
/** Matches the music and the websites around it. */
export const LOUDNESS = { targetLufs: -14, toleranceLu: 2 } as const satisfies LoudnessAdvice
/** Matches television (EBU R128; Roku requires the same). */
export const TV_LOUDNESS = { targetLufs: -23, toleranceLu: 2 } as const satisfies LoudnessAdvice
