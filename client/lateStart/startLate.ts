// Runs in the head of read-only pages (scripts/bundle/startLate.ts), which load no code until needed.
import { repeatHeld } from './repeatHeld.ts'
import { whenWanted } from './whenWanted.ts'

const own = document.currentScript as HTMLScriptElement
const { nonce } = own
// React hydrates the document as rendered, without this script.
own.remove()

/** The page's entry module as built, in its own place; its imports are requested at once. */
function startPage(): void {
  const kept = document.querySelector<HTMLScriptElement>('script[data-late]')
  if (!kept) {
    document.addEventListener('DOMContentLoaded', startPage)
    return
  }
  for (const href of (kept.dataset['late'] ?? '').split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const module = document.createElement('script')
  module.type = 'module'
  module.nonce = nonce
  module.textContent = kept.textContent
  kept.replaceWith(module)
}

repeatHeld()
whenWanted(startPage)
