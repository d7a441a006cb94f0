import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchedPages, searchPages, type PageGroup } from './pageSearch.ts'

const page = (title: string, note = '') => ({ title, note, to: `/${title}` })
const GROUPS: readonly PageGroup[] = [
  {
    name: 'Billboards',
    pages: [
      page('What does a digital billboard cost?', 'Prices'),
      page('What are the rules?', 'Rules'),
    ],
  },
  { name: 'Billboards near you', pages: [page('Chicago, Illinois'), page('Zürich')] },
  { name: 'Streaming services', pages: [page('Prairie Stream', 'Movies, United States')] },
]
const pages = searchedPages(GROUPS)
const found = (text: string) =>
  searchPages(pages, text).flatMap((group) => group.pages.map(({ title }) => title))

describe('the site search', () => {
  it('finds pages by title, note and group, by word prefixes, ignoring case and accents', () => {
    expect(found('cost')).toEqual(['What does a digital billboard cost?'])
    expect(found('PRICE')).toEqual(['What does a digital billboard cost?'])
    expect(found('billboards chic')).toEqual(['Chicago, Illinois'])
    expect(found('zurich')).toEqual(['Zürich'])
    expect(found('movies')).toEqual(['Prairie Stream'])
  })

  it('tolerates typos only without an exact match', () => {
    expect(found('chicgao')).toEqual(['Chicago, Illinois'])
    expect(found('bilboard cost')).toEqual(['What does a digital billboard cost?'])
    expect(found('prarie strem')).toEqual(['Prairie Stream'])
    expect(found('zzzz')).toEqual([])
    expect(found('  ')).toEqual([])
  })

  it('lists the best matches first, and a few per group', () => {
    const many = searchedPages([
      { name: 'Many', pages: Array.from({ length: 9 }, (_, at) => page(`Rulesets ${at}`)) },
      { name: 'One', pages: [page('Rules')] },
    ])
    expect(searchPages(many, 'rules').map(({ name, pages: [...of] }) => [name, of.length])).toEqual(
      [
        ['One', 1],
        ['Many', 5],
      ],
    )
  })

  it('finds each page by any word of its title', () => {
    const titles = GROUPS.flatMap((group) => group.pages.map(({ title }) => title))
    fc.assert(
      fc.property(fc.constantFrom(...titles), fc.nat(), (title, at) => {
        const words = title.split(' ')
        expect(found(words[at % words.length] ?? '')).toContain(title)
      }),
    )
  })
})
