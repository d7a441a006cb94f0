import type { PageView } from './pageView.ts'

const MARKS = /\[\^[\d,]+\]|\*\*|\]\([^)]*\)|\[/g

/**
 * All texts of a page, heading by heading, without the law, the calculator's labels and the
 * sources.
 */
export function textsOf(view: PageView): string[] {
  const { question, answer, figures, calculator, parts, example, pros, campaigns, questions } = view
  return stringsIn([
    question,
    answer,
    figures,
    calculator.title,
    calculator.intro,
    parts,
    example,
    pros,
    campaigns,
    questions,
  ])
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const plain = (text: string): string => text.replaceAll(MARKS, '')

/** The words of a page, in order. */
export const wordsOf = (view: PageView): string[] =>
  textsOf(view)
    .flatMap((text) =>
      plain(text)
        .toLowerCase()
        .split(/[^a-z0-9’'$%]+/),
    )
    .filter((word) => word !== '')

const SENTENCE_WORDS = 6

/** The sentences of a text that are long enough to be distinctive. */
export const sentencesOf = (text: string): string[] =>
  plain(text)
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => sentence.split(' ').length >= SENTENCE_WORDS)

const RUN = 4

/** All runs of four consecutive words of a text. */
export const runsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))

/** The share of the shorter text's runs that the other text contains. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length
  return shared / Math.max(1, Math.min(one.size, other.size))
}
