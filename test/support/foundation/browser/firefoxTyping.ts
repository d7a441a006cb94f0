import type { BrowserContext } from '@playwright/test'

/**
 * Lets Firefox itself enter what a test fills in: Playwright's own way over WebDriver BiDi sets the value from a script,
 * which React does not take for typing.
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
