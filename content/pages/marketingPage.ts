import type { CalculatorPreset } from '../calculators/calculator.types.ts'
import type { FactId } from '../facts/facts.ts'
import type { KnowledgePage } from '../knowledgePaths.ts'

/**
 * Running text of a page: `**bold**`, `[words](page)` for a page of the same section, `[words](section/page)` for one
 * of another, `[words](plan)` for the booking page, and `[^ID]` or `[^ID,ID]` for the facts that a statement rests on.
 */
export type Prose = string

/** A large figure under the head of a page. */
export interface KeyFigure {
  value: string
  text: Prose
  /** The fact that it comes from; `own` for a figure of this product. */
  from: FactId | 'own'
}

export interface PageTable {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Prose[])[]
  /** A length for each row, drawn behind its last column; any unit. */
  bars?: readonly number[]
  note?: Prose
}

/** A part of a page, its heading a question or a statement. */
export interface PagePart {
  heading: string
  text: readonly Prose[]
  table?: PageTable
  /** What to do, in order. */
  steps?: readonly Prose[]
  /** One word explained beside the part. */
  term?: { name: string; text: string }
}

/** A case in dollars, computed with our own prices. */
export interface WorkedExample {
  heading: string
  text: readonly Prose[]
  rows: readonly (readonly [label: string, value: string, note?: string])[]
}

/** What somebody else did, with its published result. */
export interface CampaignExample {
  place: string
  name: string
  text: Prose
  result?: { value: string; text: string }
  from: FactId
}

/** A drawing that explains, in the medium's hue. */
export type PagePicture =
  | { kind: 'board'; big: string; words: string; small: string }
  | { kind: 'loop'; slots: number; own: number; note: string }
  | { kind: 'frames'; frames: readonly { width: number; height: number; label: string }[] }
  | { kind: 'circles'; rings: readonly { label: string; value: string }[] }
  | { kind: 'bars'; rows: readonly { label: string; value: number; shown: string }[] }
  | { kind: 'funnel'; steps: readonly { label: string; value: string }[] }
  | { kind: 'day'; hours: readonly number[]; note: string }
  | { kind: 'timeline'; stops: readonly { day: string; label: string }[] }
  | { kind: 'balance'; left: string; right: string; leftItems: number; rightItems: number }

/** A page that explains: data only, in the order in which it is shown. */
export interface MarketingPage {
  /** The reader's question, the headline. */
  question: string
  /** What search shows of it. */
  description: string
  answer: Prose
  picture: PagePicture & { alt: string }
  figures: readonly KeyFigure[]
  calculator: { title: string; intro: Prose; preset: CalculatorPreset }
  parts: readonly PagePart[]
  example: WorkedExample
  pros: { for: readonly Prose[]; against: readonly Prose[] }
  campaigns?: readonly CampaignExample[]
  /** Shows the law by country. */
  law?: { heading: string; intro: Prose }
  questions: readonly (readonly [question: string, answer: Prose])[]
  /** Pages to read next, as in a link of the text. */
  next: readonly string[]
}

/** The pages of a section by their names. */
export type SectionPages = Partial<Record<KnowledgePage, MarketingPage>>
