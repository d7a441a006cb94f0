import { useEffect, useState } from 'react'
import type { ClientChoice } from '#domain/accounts/team/teamClient.ts'
import { listClientChoicesCall } from '#client/api/accounts/clientCalls.ts'
import { CLIENT_KEY, storedClient } from '#client/api/foundation/clientHeader.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'

/** Selects the client that this tab works for, or none, from the next page load on. */
export function storeClient(client: ClientChoice | null): void {
  try {
    if (client === null) sessionStorage.removeItem(CLIENT_KEY)
    else sessionStorage.setItem(CLIENT_KEY, JSON.stringify({ id: client.id, name: client.name }))
  } catch {
    // Without storage the tab works for the whole agency.
  }
}

/** The client that this tab works for; null for none. It changes only with a page load. */
export function useCurrentClient(): ClientChoice | null {
  const { account } = useAccount()
  const [client] = useState(storedClient)
  return account?.team?.hasClients ? client : null
}

/**
 * The clients that the account can select; none outside an agency. A stored client that is no longer among them is
 * dropped with a page load.
 */
export function useClientChoices(): readonly ClientChoice[] {
  const { account } = useAccount()
  const isAgency = account?.team?.hasClients ?? false
  const loaded = useLoaded(`clients ${account?.id} ${isAgency}`, async () =>
    isAgency ? (await listClientChoicesCall()).clients : null,
  )
  const choices = loaded.value
  useEffect(() => {
    const client = storedClient()
    if (!choices || !client || choices.some(({ id }) => id === client.id)) return
    storeClient(null)
    globalThis.location.reload()
  }, [choices])
  return choices ?? NONE
}

const NONE: readonly ClientChoice[] = []
