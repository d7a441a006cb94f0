// `npm run build`: the production bundle in build/, with the public pages as files.
import { ensureDevelopmentSecrets } from './setup/secrets/developmentSecrets.ts'
import { buildAnew } from './setup/buildIfStale.ts'

ensureDevelopmentSecrets()
await buildAnew()
