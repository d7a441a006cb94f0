import { expect, test as base } from '@playwright/test'
import { callerAddress, type PeerOptions, SocketIoPeer } from './socketIoPeer.ts'

export const ZONE = 'America/New_York'

/** Clients that close when the test ends; all calls come from one address. */
export const test = base.extend<{
  origin: string
  caller: string
  peer: (options?: Omit<PeerOptions, 'caller'>) => SocketIoPeer
}>({
  origin: async ({ baseURL }, use) => await use(baseURL ?? ''),
  caller: async ({}, use, { workerIndex }) => await use(callerAddress(workerIndex)),
  peer: async ({ origin, caller }, use) => {
    const peers: SocketIoPeer[] = []
    await use((options = {}) => {
      const made = new SocketIoPeer(origin, { caller, ...options })
      peers.push(made)
      return made
    })
    for (const { socket } of peers) socket.disconnect()
  },
})

/** Connects and sends a client's initial data (Contact 2), the session first. Returns the session it received. */
export async function join(
  visitor: SocketIoPeer,
  session: string | null = null,
  trackingId?: string,
) {
  await visitor.connected()
  const answers = await Promise.all([
    visitor.ask('session', { sessionId: session, trackingId }),
    visitor.ask('country', 'US'),
    visitor.ask('currency', 'USD'),
    visitor.ask('language', 'en'),
    visitor.ask('timezone', ZONE),
  ])
  for (const answer of answers) expect(answer).toEqual({ success: true })
  return await visitor.first<string>('session')
}

export { expect }
