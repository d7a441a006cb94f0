/** The words of a page with rules: numbered sections of plain paragraphs. */
export interface LegalPage {
  title: string
  /** ISO date of the version in force. */
  inForceSince: string
  /** The page in a sentence, for search and shared links. */
  description: string
  intro: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** The fragment of the address, e.g. #payment. */
  id: string
  title: string
  paragraphs: readonly string[]
}
