import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { eventually } from './sockets.ts'

type Facts = Record<string, string>

const readFacts = ({ sql }: DurableObjectStorage): Facts => {
  const [row] = sql.exec<{ value: string }>(`SELECT value FROM facts WHERE name = 'all'`)
  return row ? (JSON.parse(row.value) as Facts) : {}
}

/** The named facts stored in a session's object. */
export const factsOf = (session: DurableObjectStub): Promise<Facts> =>
  runInDurableObject(session, (_, { storage }) => readFacts(storage))

/** Changes the facts of a session; its object, which has already informed its desk, reloads them. */
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
