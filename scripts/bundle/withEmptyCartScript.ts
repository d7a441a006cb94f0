const FIRST_LINK = '<link '
/** Container of the rendered cart (client/pages/commerce/CartPage.tsx). */
const ROOM = 'data-first-lines'

/**
 * Adds inline scripts to a page that shows the cart: one detects an empty cart before style sheets
 * load; another renders the cart if the page has a container for it.
 */
export function withEmptyCartScript(html: string, teller: string, drawer: string): string {
  if (!html.includes(FIRST_LINK)) throw new Error('A page has nothing in its head.')
  const script = html.includes(ROOM) ? `${teller}\n${drawer}` : teller
  return html.replace(FIRST_LINK, () => `<script>${script}</script>${FIRST_LINK}`)
}
