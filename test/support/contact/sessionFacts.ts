import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { eventually } from './sockets.ts'

type Facts = Record<string, string>

const readFacts = ({ sql }: DurableObjectStorage): Facts => {
  const [row] = sql.exec<{ value: string }>(`SELECT value FROM facts WHERE name = 'all'`)
  return row ? (JSON.parse(row.value) as Facts) : {}
}

/** What a session's object has kept by name. */
export const factsOf = (session: DurableObjectStub): Promise<Facts> =>
  runInDurableObject(session, (_, { storage }) => readFacts(storage))

/** As if a session knew something else; its object, which has told its desk all, reads that anew. */
export async function changeFacts(
  session: DurableObjectStub,
  change: (facts: Facts) => Facts,
): Promise<void> {
  await eventually(async () => 'isStaffed' in (await factsOf(session)))
  await runInDurableObject(session, (_, { storage }) => {
    const facts = readFacts(storage)
    const value = JSON.stringify({ ...facts, ...change(facts) })
    storage.sql.exec(`UPDATE facts SET value = ? WHERE name = 'all'`, value)
  })
  await evictDurableObject(session, { webSockets: 'hibernate' })
}
