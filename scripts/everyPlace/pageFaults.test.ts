import { describe, expect, it } from 'vitest'
import { readVocabulary } from '#scripts/structuredData/vocabulary.ts'
import { headFaults, placeAgainst, productAgainst } from './pageFaults.ts'
import { readServedPage } from './servedPage.ts'

const vocabulary = readVocabulary()
const ADDRESS = 'http://127.0.0.1:1/en-US/billboards-digital/local-regional/austria/vienna'
const TRAIL = '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[]}'

interface Made {
  head?: string
  lede?: string
  rows?: string
}

/** A page like the server's. */
const htmlOf = ({ head = headOf(), lede = '', rows = '' }: Made) => `<!doctype html>
<html lang="en"><head><title>x</title>${head}</head><body><main><article>
<header><nav>Here 1</nav><h1>Billboards in Vienna</h1><p>${lede}<sup><a href="#1">99</a></sup></p>
<p>Screens: 5</p><figure><figcaption class="sr-only">Map</figcaption><svg><text>77</text></svg></figure></header>
<dl><div><dt>people</dt><dd>1,900,000</dd></div></dl>
<section><h2>Plans</h2><ul><li><h3>Two weeks</h3><p>$500</p>
<a href="/en-US/billboards-digital/buy-self-service?x">Take this plan</a></li></ul></section>
<figure><section><table><tr><th>Screens<span class="block sm:hidden">88</span></th><td>12</td></tr>${rows}</table></section></figure>
<section><h2>Law</h2><dl><dt>2014</dt></dl></section>
</article></main></body></html>`

function headOf({ canonical = ADDRESS, robots = '', data = TRAIL } = {}) {
  const link = canonical ? `<link rel="canonical" href="${canonical}">` : ''
  const meta = robots ? `<meta name="robots" content="${robots}">` : ''
  return `${link}${meta}<script type="application/ld+json">${data}</script>`
}

const asked = { address: ADDRESS, isFindable: true }
const faultsOf = (html: string) => headFaults(readServedPage(html), asked, vocabulary)

describe('the head of a page', () => {
  it('has no fault by default', () => {
    expect(faultsOf(htmlOf({}))).toEqual([])
  })

  it.each([
    [headOf({ canonical: `${ADDRESS}/mitte` }), [`canonical is ${ADDRESS}/mitte`]],
    [headOf({ canonical: '' }), ['canonical is no address']],
    [headOf({ robots: 'noindex' }), ['search may not find it']],
    [headOf({ data: '{' }), ['it says nothing of where it lies', 'what it says is no JSON']],
    [
      headOf({ data: '{"@type":"Artcle"}' }),
      ['it says nothing of where it lies', 'there is no type "Artcle"'],
    ],
  ])('has the fault %s', (head, faults) => {
    expect(faultsOf(htmlOf({ head }))).toEqual(faults)
  })

  it('has one heading', () => {
    expect(faultsOf(htmlOf({ lede: '<h1>Again</h1>' }))).toEqual(['2 headings of the page'])
  })

  it('of a page that is not indexed has the opposite rules', () => {
    const hidden = { ...asked, isFindable: false }
    const page = readServedPage(htmlOf({}))
    expect(headFaults(page, hidden, vocabulary)).toEqual([
      'search may find it',
      `canonical is ${ADDRESS}`,
    ])
    const head = '<meta name="robots" content="noindex">'
    expect(headFaults(readServedPage(htmlOf({ head })), hidden, vocabulary)).toEqual([])
  })
})

describe('the unique text of a page', () => {
  const page = readServedPage(htmlOf({}))

  it('is its head, figures, plans and tables, without breadcrumbs, markup, drawings, legal notes and links', () => {
    const said = [...page.facts, ...page.plans].join(' ').replaceAll(/\s+/g, ' ')
    expect(said).toBe(' Billboards in Vienna 5 people 1,900,000 Screens 12 Two weeks $500 ')
    expect(page.tables.map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual(['Screens 12'])
  })

  const rows = (from: number, names: string) =>
    Array.from({ length: 10 }, (_, at) => `<tr><th>${names}${at}</th><td>${from + at}</td></tr>`)
  const vienna = readServedPage(htmlOf({ lede: 'Trams and rings', rows: rows(100, 'a').join('') }))
  const graz = readServedPage(htmlOf({ lede: 'A clock on a hill', rows: rows(900, 'b').join('') }))

  it('differs from that of its sibling', () => {
    expect(placeAgainst(vienna, graz, ['a1', 'a2', 'a3']).faults).toEqual([])
    expect(productAgainst(vienna, graz)).toEqual([])
  })

  it('reports each fault', () => {
    expect(placeAgainst(vienna, vienna, ['a1', 'a2', 'b3'])).toEqual({
      alike: 1,
      faults: ['100% alike', '0 numbers of its own', '2 products are named'],
    })
    expect(productAgainst(graz, graz)).toEqual(['0 figures of its own'])
  })
})
