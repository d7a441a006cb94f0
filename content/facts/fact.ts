/** Where a figure of a page comes from. The page says it in its own words. */
export interface Fact {
  /** Who found it, and through whom it was read where that is another. */
  source: string
  /** The year, or the part of it, that the figure is of. */
  year: string
  url: string
  /** High: first-hand, or two reports that do not copy each other agree. Pages print nothing below it. */
  certainty: 'high' | 'medium' | 'low'
}
