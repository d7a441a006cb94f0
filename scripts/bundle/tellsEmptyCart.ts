const FIRST_LINK = '<link '

/** A page that shows the cart, with what tells in its head whether there is none, before it waits for style sheets. */
export function tellsEmptyCart(html: string, teller: string): string {
  if (!html.includes(FIRST_LINK)) throw new Error('A page has nothing in its head.')
  return html.replace(FIRST_LINK, () => `<script>${teller}</script>${FIRST_LINK}`)
}
