/** The source of a figure on a page, which words it in its own way. */
export interface Fact {
  /** The author, and the publication that quotes it, if it was read there. */
  source: string
  /** The year of the figure, or a part of it. */
  year: string
  url: string
  /** High: first-hand, or two independent reports agree. Pages print nothing less certain. */
  certainty: 'high' | 'medium' | 'low'
}
