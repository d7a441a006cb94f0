// Stands in the head of the cart (scripts/bundle/headScripts.ts), behind what tells whether anything is in it: what lies
// in it is drawn before any other code is there (client/pages/commerce/CartPage.tsx).
import { drawFirstLines } from './firstLines.ts'

// The document is whole then, and no code of the page has begun.
document.addEventListener(
  'readystatechange',
  () => {
    try {
      drawFirstLines(localStorage)
    } catch {
      // The page's own code says what its browser refuses.
    }
  },
  { once: true },
)
