import { bundleScript } from './bundleScript.ts'

/** Inline scripts in the heads of prerendered pages. */
const HEAD_SCRIPTS = {
  /** Starts a page that is mostly read. */
  startLate: 'client/lateStart/startLate.ts',
  /** Detects an empty cart on checkout pages. */
  tellEmptyCart: 'client/state/commerce/cart/tellEmptyCart.ts',
  /** Renders the cart's contents. */
  drawCart: 'client/state/commerce/cart/drawCart.ts',
} as const

/** Text of such a script with all of its imports. */
export async function headScript(name: keyof typeof HEAD_SCRIPTS): Promise<string> {
  const { text } = await bundleScript(HEAD_SCRIPTS[name], { name })
  return text
}
