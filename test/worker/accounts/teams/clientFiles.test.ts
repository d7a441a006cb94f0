import { describe, expect, it } from 'vitest'
import { newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import { CLIENT_HEADER } from '#domain/foundation/headerNames.ts'
import { newId } from '#worker/adapters/ids.ts'
import { askClients, givenClient } from '#test/support/accounts/clients.ts'
import { givenTeam } from '#test/support/accounts/teams.ts'
import {
  answer,
  campaignItem,
  checkoutForm,
  displayPlan,
  useShop,
} from '#test/support/commerce/shop.ts'
import { callAs, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

/** A request from a tab that works for a client. */
const callFor = async (
  login: Login,
  clientId: string | null,
  path: string,
  options: Parameters<typeof callAs>[2] = {},
) =>
  await callAs(login, path, {
    ...options,
    headers: { ...options.headers, ...(clientId === null ? {} : { [CLIENT_HEADER]: clientId }) },
  })

const draft = {
  ...newDraft(displayPlan(), new Date('2026-11-26T12:00:00.000Z')),
  baseRevision: null,
}

const FILES = {
  drafts: async (login: Login, clientId: string | null) => {
    const path = `/drafts/${newId('dft')}`
    await answer(callFor(login, clientId, path, { method: 'PUT', body: draft }))
  },
  'saved-carts': async (login: Login, clientId: string | null) => {
    const body = { name: 'Spring', items: [campaignItem(displayPlan())] }
    await answer(callFor(login, clientId, '/saved-carts', { body }))
  },
  advertisers: async (login: Login, clientId: string | null) => {
    await answer(callFor(login, clientId, '/advertisers', { body: checkoutForm().advertiser }))
  },
}

/** The number of entries of a kind that a tab lists. */
async function countOf(login: Login, clientId: string | null, kind: keyof typeof FILES) {
  const lists = await answer<Record<string, unknown>>(callFor(login, clientId, `/${kind}`))
  const list = Object.values(lists).find((value) => Array.isArray(value))
  return list?.length ?? 0
}

describe.each(Object.keys(FILES) as (keyof typeof FILES)[])('%s of an agency', (kind) => {
  it('are filed under the tab’s client, and stay visible after it is archived', async () => {
    const owner = await givenTeam()
    const [acme, other] = [await givenClient(owner, 'Acme'), await givenClient(owner, 'Other')]
    await FILES[kind](owner, acme)
    await FILES[kind](owner, acme)
    await FILES[kind](owner, null)
    expect(await countOf(owner, acme, kind)).toBe(2)
    expect(await countOf(owner, other, kind)).toBe(0)
    expect(await countOf(owner, null, kind)).toBe(1)
    await askClients(owner, 'PATCH', `/${acme}`, { isArchived: true })
    expect(await countOf(owner, acme, kind)).toBe(3)
    expect(await countOf(owner, null, kind)).toBe(3)
  })

  it('count as unfiled when the client is somebody else’s', async () => {
    const foreign = await givenClient(await givenTeam())
    const owner = await givenTeam()
    await FILES[kind](owner, foreign)
    expect(await countOf(owner, null, kind)).toBe(1)
  })
})
