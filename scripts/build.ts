// `npm run build`: the production bundle in build/, with the public pages as files.
import { ensureDevelopmentSecrets } from './setup/developmentSecrets.ts'
import { buildProduct } from './setup/buildProduct.ts'

ensureDevelopmentSecrets()
await buildProduct()
