import { bundleScript } from './bundleScript.ts'

/** What stands in the heads of pages that are kept as files, each in one piece. */
const HEAD_SCRIPTS = {
  /** Starts a page that is read more than used. */
  startLate: 'client/lateStart/startLate.ts',
  /** Tells on the way to an order that nothing is in the cart. */
  tellEmptyCart: 'client/state/commerce/cart/tellEmptyCart.ts',
  /** Draws what is in the cart. */
  drawCart: 'client/state/commerce/cart/drawCart.ts',
} as const

/** The text of such a script with all that it imports. */
export async function headScript(name: keyof typeof HEAD_SCRIPTS): Promise<string> {
  const { text } = await bundleScript(HEAD_SCRIPTS[name], { name })
  return text
}
