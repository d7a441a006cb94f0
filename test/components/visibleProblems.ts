import axe from 'axe-core'
import { faded } from './show.tsx'

const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()} class="${element.className}"> ${(element.textContent ?? '').trim().slice(0, 40)}`

/**
 * Whether an element's text is clipped on purpose: for screen readers only, shortened with an
 * ellipsis, or scrollable.
 */
function isCutOnPurpose(element: Element): boolean {
  // Typed text scrolls with its caret.
  if (element.matches('input, textarea')) return true
  const { overflowX, textOverflow, position, width } = getComputedStyle(element)
  if (position !== 'static' && Number.parseFloat(width) <= 1) return true
  return textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll'
}

const isInside = (element: Element, isWanted: (one: Element) => boolean): boolean => {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (isWanted(one)) return true
  return false
}

/** Elements with a word that reaches beyond the sides of the window. */
function outOfWindow(): string[] {
  const { clientWidth } = document.documentElement
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const out = new Set<Element>()
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || isInside(element, isCutOnPurpose)) continue
    range.selectNodeContents(text)
    const isOut = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 0 && (left < -1 || right > clientWidth + 1),
    )
    if (isOut) out.add(element)
  }
  return [...out].map(nameOf)
}

/** Elements whose text is cut off without a sign. */
function cutOff(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
    .filter((element) => !isInside(element, isCutOnPurpose))
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map(nameOf)
}

/** Problems of the displayed component: out of the window, cut off, or found by axe. */
export async function visibleProblems(): Promise<string[]> {
  await faded()
  const { documentElement: html } = document
  const wider = html.scrollWidth - html.clientWidth
  const { violations } = await axe.run(document.body, {
    // These rules concern the surrounding page.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return [
    ...outOfWindow().map((name) => `out of the window: ${name}`),
    ...cutOff().map((name) => `cut off: ${name}`),
    ...(wider > 0 ? [`${wider} px wider than the window`] : []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
  ]
}
