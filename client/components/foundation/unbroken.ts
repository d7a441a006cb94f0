const NO_BREAK = '\u00a0'

/** Keeps a number with its unit, and a day with its month, on one line: "30 s", "28 days", "Jan 5". */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(\d) (s|mi|km|kB|MB|days)\b/g, `$1${NO_BREAK}$2`)
    .replaceAll(/\b([A-Z][a-z]{2}) (\d{1,2})\b/g, `$1${NO_BREAK}$2`)
