/** Words that a voice speaks in 30 seconds: Spotify's advice for audio ads (source AUD-S2 of content/facts/audio.ts). */
export const WORDS_IN_30_SECONDS = 65

/** Words a second at that pace. */
export const WORDS_A_SECOND = WORDS_IN_30_SECONDS / 30

/** Words that fit in some seconds of speech, never one too many. */
export const spokenWords = (seconds: number): number =>
  Math.floor((seconds * WORDS_IN_30_SECONDS) / 30)

/** The pace as a text shows it: "2.2". */
export const PACE_SHOWN = WORDS_A_SECOND.toFixed(1)
