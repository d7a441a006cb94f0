import type { CalculatorPreset } from '../calculators/calculator.types.ts'
import type { FactId } from '../facts/facts.ts'
import type { KnowledgePage } from '../knowledgePaths.ts'

/**
 * Text of a page: `**bold**`, `[words](page)` for a page of the same section,
 * `[words](section/page)` for a page of another, `[words](plan)` for the booking page, `[^ID]` or
 * `[^ID,ID]` for the cited facts, and `{{words}}` for text that applies only while the fictional
 * inventory is for sale.
 */
export type Prose = string

/** A large figure below the head of a page. */
export interface KeyFigure {
  value: string
  text: Prose
  /** Its fact; `own` for a figure about this product. */
  from: FactId | 'own'
  /** Shown only while the fictional inventory is for sale, as it is computed from it. */
  isOfExamples?: true
}

export interface PageTable {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Prose[])[]
  /** A length for each row, drawn behind its last column, in any unit. */
  bars?: readonly number[]
  note?: Prose
  /** Shown only while the fictional inventory is for sale, as it is computed from it. */
  isOfExamples?: true
}

/** A part of a page; its heading is a question or a statement. */
export interface PagePart {
  heading: string
  text: readonly Prose[]
  table?: PageTable
  /** Shown only while the fictional inventory is for sale. */
  isOfExamples?: true
  /** Instructions, in order. */
  steps?: readonly Prose[]
  /** A term with its definition, next to the part. */
  term?: { name: string; text: string }
}

/** A worked example in dollars, computed with our own prices. */
export interface WorkedExample {
  heading: string
  text: readonly Prose[]
  rows: readonly (readonly [label: string, value: string, note?: string])[]
}

/** A real campaign with its published result. */
export interface CampaignExample {
  place: string
  name: string
  text: Prose
  result?: { value: string; text: string }
  from: FactId
}

/** An explanatory drawing in the medium's hue. */
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

/** A drawing with its text alternative. */
export type DescribedPicture = PagePicture & { alt: string }

/** A guide as data, in the order of display. */
export interface MarketingPage {
  /** The reader's question, which is the headline. */
  question: string
  /** Description for search results. */
  description: string
  answer: Prose
  picture: DescribedPicture & {
    /** Replaces a picture of the fictional inventory while that is not for sale. */
    otherwise?: DescribedPicture
  }
  figures: readonly KeyFigure[]
  calculator: { title: string; intro: Prose; preset: CalculatorPreset }
  parts: readonly PagePart[]
  example: WorkedExample
  pros: { for: readonly Prose[]; against: readonly Prose[] }
  campaigns?: readonly CampaignExample[]
  /** Shows the law by country. */
  law?: { heading: string; intro: Prose }
  questions: readonly (readonly [question: string, answer: Prose])[]
  /** Pages to read next, in the format of links in the text. */
  next: readonly string[]
}

/** The pages of a section by their names. */
export type SectionPages = Partial<Record<KnowledgePage, MarketingPage>>
