import { expect, it } from 'vitest'
import { COUNTRY_RULES } from '../facts/countryLaw.ts'
import type { Fact } from '../facts/fact.ts'
import { FACTS } from '../facts/facts.ts'
import { KNOWLEDGE_SECTIONS } from '../knowledgeSections.ts'
import { sectionPages } from './findPage.ts'

const facts = Object.entries<Fact>(FACTS)
const CITED = /\[\^([A-Z0-9,-]+)\]|"from":"([A-Z0-9-]+)"/g
const sections = await Promise.all(KNOWLEDGE_SECTIONS.map(({ slug }) => sectionPages(slug)))
const cited = new Set(
  [...JSON.stringify([sections, COUNTRY_RULES]).matchAll(CITED)].flatMap(([, ids, id]) =>
    (ids ?? id ?? '').split(','),
  ),
)

it('every stored fact has high certainty', () => {
  expect(facts.filter(([, { certainty }]) => certainty !== 'high').map(([id]) => id)).toEqual([])
})

it('every fact is cited, and every citation has a fact', () => {
  expect([...cited].toSorted()).toEqual(facts.map(([id]) => id).toSorted())
})
