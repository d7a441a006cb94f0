/** How a translator changes a text node: like Chrome, or like others that keep the node in its element. */
export type Translating = 'replaced' | 'inserted' | 'moved'

/**
 * Imitates browser translators: wraps every text node in <font> elements, with the same words. Runs in
 * the page.
 */
export function translatePage(way: Translating = 'replaced'): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.appendChild(inner)
    const parent = text.parentNode
    if (way === 'moved') {
      parent?.insertBefore(outer, text)
      inner.appendChild(text)
      continue
    }
    inner.textContent = text.data
    if (way === 'replaced') parent?.replaceChild(outer, text)
    else {
      parent?.insertBefore(outer, text)
      parent?.removeChild(text)
    }
  }
}
