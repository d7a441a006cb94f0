/** The text of a legal page: numbered sections of plain paragraphs. */
export interface LegalPage {
  title: string
  /** ISO date of the version in force. */
  inForceSince: string
  /** The page in one sentence, for search engines and shared links. */
  description: string
  intro: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** The URL fragment, e.g. #payment. */
  id: string
  title: string
  paragraphs: readonly string[]
}
