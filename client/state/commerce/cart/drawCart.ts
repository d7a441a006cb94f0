// Runs in the head of the cart page (scripts/bundle/headScripts.ts), after the script that detects an empty cart. It
// draws
// the entries before any other code has loaded (client/pages/commerce/CartPage.tsx).
import { drawFirstLines } from './firstLines.ts'

// The document is complete by then, and no code of the page has started.
document.addEventListener(
  'readystatechange',
  () => {
    try {
      drawFirstLines(localStorage)
    } catch {
      // The page's own code reports a storage that the browser refuses.
    }
  },
  { once: true },
)
