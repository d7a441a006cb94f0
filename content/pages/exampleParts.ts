import type { MarketingPage, PagePart } from './marketingPage.ts'

const MARKED = /\{\{(.*?)\}\}/gs

/** Every text of a value, with or without its marked parts. */
function resolveMarks<Value>(value: Value, isExample: boolean): Value {
  if (typeof value === 'string') {
    if (!value.includes('{{')) return value
    const text = value.replaceAll(MARKED, isExample ? '$1' : '')
    return text.replaceAll(/ {2,}/g, ' ').trim() as Value
  }
  if (Array.isArray(value))
    return value.map((one: unknown) => resolveMarks(one, isExample)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, resolveMarks(one, isExample)])
  return Object.fromEntries(entries) as Value
}

/**
 * A page for a shop with or without the fictional inventory. Without it, the page omits everything
 * marked as such: text (`{{…}}`), figures, tables, parts and pictures.
 */
export function pageForInventory(page: MarketingPage, isExample: boolean): MarketingPage {
  const shown = resolveMarks(page, isExample)
  if (isExample) return shown
  return {
    ...shown,
    picture: shown.picture.otherwise ?? shown.picture,
    figures: shown.figures.filter(({ isOfExamples }) => !isOfExamples),
    parts: shown.parts.filter(({ isOfExamples }) => !isOfExamples).map(withoutExampleTable),
    questions: shown.questions.filter(([, answer]) => answer !== ''),
  }
}

function withoutExampleTable({ table, ...part }: PagePart): PagePart {
  const text = part.text.filter((paragraph) => paragraph !== '')
  return table && !table.isOfExamples ? { ...part, text, table } : { ...part, text }
}
