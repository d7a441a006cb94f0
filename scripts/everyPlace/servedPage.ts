import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

type Tree = ReturnType<typeof parseDocument>
type Element = Parameters<typeof DomUtils.getAttributeValue>[0]

const isElement = (node: object): node is Element => 'attribs' in node

/** What is looked at of a page as a visitor gets it. */
export interface ServedPage {
  headings: readonly string[]
  canonicals: readonly string[]
  /** What its own metas say to those who search. */
  robots: readonly string[]
  /** What it says to machines; null for a script that is no JSON. */
  data: readonly (object | null)[]
  /** Its head, figures and tables: what it says of its own. */
  facts: readonly string[]
  /** Its plans, with their prices. */
  plans: readonly string[]
  tables: readonly string[]
}

const isOfClass = ({ attribs }: Element, name: string): boolean =>
  (attribs['class'] ?? '').split(' ').includes(name)

/** Not words of its own: said a second time where a phone has no room for a column, or what every drawing is called. */
const isLeftOut = (element: Element): boolean =>
  ['nav', 'svg', 'script', 'sup'].includes(element.name) ||
  isOfClass(element, 'sm:hidden') ||
  (element.name === 'figcaption' && isOfClass(element, 'sr-only'))

/** What the frame of a page adds to what the view of a place says. */
const FRAME = /Screens: |Screens are example inventory\./g

const isPlanLink = (element: Element): boolean =>
  element.name === 'a' && (element.attribs['href'] ?? '').includes('/buy-self-service')

const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'em', 'span', 'strong'])

/** The text of an element, with a space where one ends: cells and headings are not one word. */
function textOf(element: Element, isOut = isLeftOut): string {
  const parts = element.children.map((child) => {
    if (child.type === ElementType.Text) return DomUtils.textContent(child)
    return isElement(child) && !isOut(child) ? textOf(child, isOut) : ''
  })
  return INLINE.has(element.name) ? parts.join('') : ` ${parts.join('')} `
}

const named = (name: string, within: Tree | Element): Element[] =>
  DomUtils.getElementsByTagName(name, within, true)

const holds = (name: string, element: Element): boolean => named(name, element).length > 0

const isWithin = (name: string, element: Element): boolean => {
  for (let above = element.parent; above; above = above.parent)
    if (isElement(above) && above.name === name) return true
  return false
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** Reads a page of a place, a product or a format from the HTML that the server answered. */
export function readServedPage(html: string): ServedPage {
  const tree = parseDocument(html)
  const [article] = named('article', tree)
  const inArticle = (name: string) => (article ? named(name, article) : [])
  const metas = named('meta', tree).filter(({ attribs }) => attribs['name'] === 'robots')
  const links = named('link', tree).filter(({ attribs }) => attribs['rel'] === 'canonical')
  const scripts = named('script', tree).filter(
    ({ attribs }) => attribs['type'] === 'application/ld+json',
  )
  const tables = inArticle('figure').filter((figure) => holds('table', figure))
  const figures = inArticle('dl').filter((list) => !isWithin('section', list))
  const plans = inArticle('section').filter(
    (section) => holds('h3', section) && named('a', section).some(isPlanLink),
  )
  return {
    headings: named('h1', tree).map((heading) => textOf(heading).trim()),
    canonicals: links.map(({ attribs }) => attribs['href'] ?? ''),
    robots: metas.map(({ attribs }) => attribs['content'] ?? ''),
    data: scripts.map((script) => parsed(DomUtils.textContent(script))),
    facts: [...inArticle('header'), ...figures, ...tables].map((part) =>
      textOf(part).replaceAll(FRAME, ''),
    ),
    plans: plans.map((part) =>
      textOf(part, (element) => isLeftOut(element) || isPlanLink(element) || element.name === 'h2'),
    ),
    tables: tables.map((table) => textOf(table)),
  }
}
