// The product in its own process, so that it can be killed: node chaosServer.ts <port> <state>
// <faults> <settings>
import { startLocalServer } from '#scripts/setup/localServer.ts'
import { FAULT_MARK, type Faults, faultyEntry } from './faults.ts'

/** The objects of each Worker. */
const CLASSES = {
  site: ['VisitorSession', 'AdminRoom'],
  serve: ['DeliveryCounter', 'BookKeeper', 'BookRelay'],
  creatives: [],
}

const [port, statePath = '', faults = '', vars = ''] = process.argv.slice(2)
const server = await startLocalServer({
  port: Number(port),
  statePath,
  vars: JSON.parse(vars) as Record<string, string>,
  entryAround: (worker) => faultyEntry(JSON.parse(faults) as Faults, CLASSES[worker]),
  onLog: (line) => {
    if (line.startsWith(FAULT_MARK)) process.send?.({ fault: line.slice(FAULT_MARK.length).trim() })
    if (line.includes('"level":"error"')) process.stderr.write(line)
  },
})
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.send?.({ isReady: true })
