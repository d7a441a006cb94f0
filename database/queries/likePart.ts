/** What `like … escape '\\'` finds a text by that contains some words. */
export const likePart = (words: string): string =>
  `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
