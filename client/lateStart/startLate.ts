// Stands in the head of pages that are read more than used (scripts/bundle/startLate.ts): they load no code until then.
import { repeatHeld } from './repeatHeld.ts'
import { whenWanted } from './whenWanted.ts'

const own = document.currentScript as HTMLScriptElement
const { nonce } = own
// React takes over a document as it has written it.
own.remove()

/** The module that starts the page, as the build wrote it, in its own place; what it needs is asked for at once. */
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
