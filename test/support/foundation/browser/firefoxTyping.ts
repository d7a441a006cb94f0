import type { BrowserContext } from '@playwright/test'

/**
 * Makes Firefox itself type a test's input: Playwright's WebDriver BiDi driver sets the value by script,
 * which React does not recognize as typing.
 */
export async function typeAsFirefoxDoes(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const enter = (text: string): Element | undefined => {
      const focused = document.activeElement
      if (focused?.tagName === 'IFRAME') return focused
      document.execCommand('insertText', false, text)
      return undefined
    }
    Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => enter, set: () => {} })
  })
}
