// `npm run test:e2e`: tests the production build in a real browser.
import { walkProduct } from './browser/walkProduct.ts'

process.exit(await walkProduct('e2e-state', process.argv.slice(2)))
