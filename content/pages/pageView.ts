import { calculatorView, type CalculatorView } from '../calculators/compute.ts'
import { dayOf } from '../editedDays.ts'
import { rulesOf } from '../facts/countryLaw.ts'
import type { FactId } from '../facts/facts.ts'
import { KNOWLEDGE_LABELS, knowledgePath, type KnowledgePage } from '../knowledgePaths.ts'
import { findKnowledgeSection, type KnowledgeSection } from '../knowledgeSections.ts'
import { planPath, sitePath, type SitePath } from '../sitePaths.ts'
import {
  CAMPAIGN_COUNTRIES,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import { pageForInventory } from './exampleParts.ts'
import type { MarketingPage } from './marketingPage.ts'
import { sectionFrame, type LinkedPage, type SectionFrame } from './sectionFrame.ts'
import { SourceList, type ListedRule, type ListedSource } from './sourceList.ts'

/**
 * A page ready to render: links are paths, facts are numbers in the list of sources, the calculator
 * has its result.
 */
export interface PageView
  extends
    Omit<MarketingPage, 'calculator' | 'law' | 'next' | 'figures' | 'campaigns'>,
    SectionFrame {
  path: SitePath
  label: string
  figures: readonly { value: string; text: string; source: number | null }[]
  calculator: { title: string; intro: string; view: CalculatorView }
  campaigns: readonly {
    place: string
    name: string
    text: string
    result: { value: string; text: string } | null
    source: number
  }[]
  law: {
    heading: string
    intro: string
    countries: readonly { country: CampaignCountry; rules: readonly ListedRule[] }[]
  } | null
  next: readonly (LinkedPage & { about: string })[]
  sources: readonly ListedSource[]
  lastEdited: string
}

const CITED = /\[\^([A-Z0-9,-]+)\]/g
const LINKED = /\]\(([a-z0-9/-]+)\)/g

/** The path of a link in a text. */
export function linkedPath(section: KnowledgeSection, target: string): SitePath {
  if (target === 'plan') return planPath(section.mediaType)
  if (target === 'ad-creation') return sitePath('adCreation')
  const [first = '', second] = target.split('/')
  if (second === undefined) return knowledgePath(section.slug, first as KnowledgePage)
  return second === 'plan'
    ? planPath(findKnowledgeSection(first)?.mediaType ?? null)
    : knowledgePath(first, second as KnowledgePage)
}

/** Every text of a value with its links and facts resolved. */
function resolveTexts<T>(value: T, resolve: (text: string) => string): T {
  if (typeof value === 'string') return resolve(value) as T
  if (Array.isArray(value)) return value.map((one: unknown) => resolveTexts(one, resolve)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, resolveTexts(one, resolve)])
  return Object.fromEntries(entries) as T
}

/** Builds the view of a page. `questionOf` returns the headline of another page. */
export function pageView(
  written: MarketingPage,
  place: { section: KnowledgeSection; slug: KnowledgePage; isExample: boolean },
  questionOf: (section: string, slug: string) => string,
): PageView {
  const { section, slug, isExample } = place
  const page = pageForInventory(written, isExample)
  const path = knowledgePath(section.slug, slug)
  const sources = new SourceList()
  const resolve = (text: string) =>
    text
      .replaceAll(CITED, (_, ids: string) => {
        const numbers = ids.split(',').map((id) => sources.numberOf(id as FactId))
        return `[^${[...new Set(numbers)].join(',')}]`
      })
      .replaceAll(LINKED, (_, target: string) => `](${linkedPath(section, target)})`)
  const { figures, calculator, campaigns, law, next, ...texts } = page
  // Resolved in the order of the page, so that source numbers rise from top to bottom.
  const answer = resolve(texts.answer)
  const shownFigures = figures.map(({ value, text, from }) => ({
    value,
    text: resolve(text),
    source: from === 'own' ? null : sources.numberOf(from),
  }))
  const shown = resolveTexts(texts, resolve)
  return {
    ...shown,
    answer,
    path,
    ...sectionFrame(section, path),
    label: KNOWLEDGE_LABELS[slug],
    figures: shownFigures,
    calculator: {
      title: calculator.title,
      intro: resolve(calculator.intro),
      view: calculatorView(calculator.preset, section.mediaType ?? 'online_display'),
    },
    campaigns: (campaigns ?? []).map(({ place, name, text, result, from }) => ({
      place,
      name,
      text: resolve(text),
      result: result ?? null,
      source: sources.numberOf(from),
    })),
    law: law ? { ...law, countries: lawByCountry(section, sources) } : null,
    next: next.map((target) => nextPage(section, target, questionOf)),
    sources: sources.list(),
    lastEdited: dayOf(path),
  }
}

function lawByCountry(section: KnowledgeSection, sources: SourceList) {
  return CAMPAIGN_COUNTRIES.map((country) => ({
    country,
    rules: rulesOf(country, section.mediaType).map(({ title, text, from }) => ({
      title,
      text,
      source: sources.numberOf(from),
    })),
  }))
}

function nextPage(
  section: KnowledgeSection,
  target: string,
  questionOf: (section: string, slug: string) => string,
) {
  const [first = '', second] = target.split('/')
  const other = second === undefined ? section : findKnowledgeSection(first)
  const slug = (second ?? first) as KnowledgePage
  const slugOfSection = other?.slug ?? first
  return {
    label: questionOf(slugOfSection, slug),
    about: `${other?.name ?? ''}: ${KNOWLEDGE_LABELS[slug]}`,
    to: knowledgePath(slugOfSection, slug),
  }
}
