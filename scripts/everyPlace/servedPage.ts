import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

type Tree = ReturnType<typeof parseDocument>
type Element = Parameters<typeof DomUtils.getAttributeValue>[0]

const isElement = (node: object): node is Element => 'attribs' in node

/** Checked parts of a page as a visitor gets it. */
export interface ServedPage {
  headings: readonly string[]
  canonicals: readonly string[]
  /** Meta tags for search engines. */
  robots: readonly string[]
  /** Structured data; null for a script with invalid JSON. */
  data: readonly (object | null)[]
  /** Head, figures and tables: its unique content. */
  facts: readonly string[]
  /** Its plans, with their prices. */
  plans: readonly string[]
  tables: readonly string[]
}

const isOfClass = ({ attribs }: Element, name: string): boolean =>
  (attribs['class'] ?? '').split(' ').includes(name)

/** Excluded text: repeated for narrow phones without space for a column, or the label of every drawing. */
const isLeftOut = (element: Element): boolean =>
  ['nav', 'svg', 'script', 'sup'].includes(element.name) ||
  isOfClass(element, 'sm:hidden') ||
  (element.name === 'figcaption' && isOfClass(element, 'sr-only'))

/** Text that the page's frame adds to the view of a place. */
const FRAME = /Screens: |Screens are example inventory\./g

const isPlanLink = (element: Element): boolean =>
  element.name === 'a' && (element.attribs['href'] ?? '').includes('/buy-self-service')

const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'em', 'span', 'strong'])

/** Text of an element, with a space after each child: cells and headings are separate words. */
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

/** Parses a place, product or format page from the server's HTML. */
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
