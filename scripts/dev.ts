// `npm run dev`: the development server with hot reloading, on the same local data as `npm start`.
import { readLocalSettings, ensureDevelopmentSecrets } from './setup/secrets/developmentSecrets.ts'
import { DEVELOPMENT_STATE } from './project/paths.ts'
import { prepareData } from './setup/prepareData.ts'
import { runShown, toolEnvironment } from './setup/runCommand.ts'
import { recordPort } from './setup/runningServer.ts'

ensureDevelopmentSecrets()
readLocalSettings()
await prepareData(DEVELOPMENT_STATE)
const port = process.env['PORT'] ?? '5173'
const forgetPort = recordPort(Number(port))
const code = await runShown(
  'vite',
  ['dev', '--port', port, '--strictPort'],
  toolEnvironment({ DEVELOPMENT_SITE_URL: `http://127.0.0.1:${port}` }),
)
forgetPort()
process.exit(code)
