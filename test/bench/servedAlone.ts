// A server in its own process, so that it can be killed: node servedAlone.ts <port> <state>
import { startLocalServer } from '#scripts/setup/localServer.ts'

const [port, statePath = ''] = process.argv.slice(2)
const server = await startLocalServer({ port: Number(port), statePath })
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.send?.('ready')
