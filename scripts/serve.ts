// `npm start`: sets up and serves the product from an empty checkout.
import { demoLogins } from './seed/demo/loadDemoAccounts.ts'
import { buildIfStale } from './setup/buildIfStale.ts'
import { readLocalSettings, ensureDevelopmentSecrets } from './setup/secrets/developmentSecrets.ts'
import { isPortFree, startLocalServer } from './setup/localServer.ts'
import { DEVELOPMENT_STATE } from './project/paths.ts'
import { prepareData } from './setup/prepareData.ts'
import { recordPort } from './setup/runningServer.ts'
import { PUBLISHERS_HOST, publishersWorld } from './world/publishers.ts'

const STOP_TIMEOUT_MS = 5_000

const port = Number(process.env['PORT'] ?? 8787)

async function serve() {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not ${process.env['PORT']}.`)
  }
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
  }
  ensureDevelopmentSecrets()
  // Reports missing prerequisites before anything starts.
  readLocalSettings()
  await buildIfStale()
  await prepareData(DEVELOPMENT_STATE)
  const server = await startLocalServer({
    port,
    statePath: DEVELOPMENT_STATE,
    neighbor: { host: PUBLISHERS_HOST, answer: publishersWorld },
    onLog: (line) => {
      if (/"level":"(error|warn)"|\[wrangler:error\]|✘/.test(line)) process.stderr.write(line)
    },
  })
  console.log(
    `\nAdMarket Direct is ready: ${server.origin}\nPublishers that show its ads: http://${PUBLISHERS_HOST}:${port}\nLog in at ${server.origin}/en-US/login as\n${demoLogins()}\nStop with Ctrl+C.`,
  )
  const forgetPort = recordPort(port)
  stopOnSignal(async () => {
    forgetPort()
    await server.stop()
  })
}

/** Ctrl+C arrives twice: from the terminal and from npm. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS)
    void stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce)
}

await serve()
