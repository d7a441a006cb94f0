const FIRST_LINK = '<link '
/** The room in which a cart is drawn (client/pages/commerce/CartPage.tsx). */
const ROOM = 'data-first-lines'

/**
 * A page that shows the cart, with what tells in its head whether there is none, before it waits for style sheets; and
 * with what draws the cart, where it has room for it.
 */
export function tellsEmptyCart(html: string, teller: string, drawer: string): string {
  if (!html.includes(FIRST_LINK)) throw new Error('A page has nothing in its head.')
  const script = html.includes(ROOM) ? `${teller}\n${drawer}` : teller
  return html.replace(FIRST_LINK, () => `<script>${script}</script>${FIRST_LINK}`)
}
