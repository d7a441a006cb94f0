/** Spoken words in 30 seconds: Spotify's advice for audio ads (source AUD-S2 of content/facts/audio.ts). */
export const WORDS_IN_30_SECONDS = 65

/** Words per second at that pace. */
export const WORDS_A_SECOND = WORDS_IN_30_SECONDS / 30

/** The number of words that fit in some seconds of speech, rounded down. */
export const spokenWords = (seconds: number): number =>
  Math.floor((seconds * WORDS_IN_30_SECONDS) / 30)

/** The pace for display: "2.2". */
export const PACE_SHOWN = WORDS_A_SECOND.toFixed(1)
