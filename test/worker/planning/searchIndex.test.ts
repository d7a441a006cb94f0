import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { leadRequests } from '#database/schema/sales/leads.ts'
import { searchDocuments } from '#database/schema/foundation/searchDocuments.ts'
import { indexSearch } from '#worker/operations/planning/indexSearch.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import type { AgencyClientRow } from '#domain/orders/statement/clientTerms.ts'
import type { LeadBoardView } from '#domain/sales/lead/leadView.ts'
import { askClients, givenClient } from '#test/support/accounts/clients.ts'
import { givenTeam } from '#test/support/accounts/teams.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, type Login, orderedBy } from '#test/support/orders/ownOrders.ts'
import { adCreationItem, answer, call, checkoutForm, useShop } from '#test/support/commerce/shop.ts'

useShop()

let admin: Login
beforeEach(async () => {
  admin = await givenLogin({ role: 'admin,sales,producer,reviewer,finance' })
})

/** Every list with a search, and the name of its parameter. */
const LISTS = [
  ['/orders', 'q'],
  ['/desk-orders', 'q'],
  ['/desk-invoices', 'q'],
  ['/customers', 'q'],
  ['/staff', 'search'],
  ['/leads', 'search'],
  ['/offer-board', 'search'],
  ['/coupon-series', 'search'],
  ['/coupon-series/given', 'q'],
  ['/agencies', 'search'],
  ['/agency-clients', 'search'],
  ['/drafts', 'search'],
  ['/chat-transcripts', 'q'],
  ['/inventory', 'search'],
  ['/reviews', 'search'],
  ['/productions', 'search'],
] as const

const find = async (path: string, name: string, text: string) =>
  await callAs(admin, `${path}?${new URLSearchParams({ [name]: text }).toString()}`)

const SYMBOLS = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index))

describe.each(LISTS)('search of %s', (path, name) => {
  it('accepts 500 characters, and any symbol', async () => {
    const texts = [
      'x'.repeat(MAX_SEARCH_LENGTH),
      'ö '.repeat(MAX_SEARCH_LENGTH / 2),
      SYMBOLS.join(''),
      `"${SYMBOLS.join(' ')}"`,
      'AND OR NOT NEAR(a b) *',
      "%_\\'--",
      '\u0000\uFFFF\u{1F600}',
    ]
    for (const text of texts)
      expect([text, (await find(path, name, text)).status]).toEqual([text, 200])
  })

  it('rejects a longer text', async () => {
    expect((await find(path, name, 'x'.repeat(MAX_SEARCH_LENGTH + 1))).status).toBe(422)
  })
})

describe('orders', () => {
  beforeEach(async () => {
    const checkout = checkoutForm()
    await orderedBy(admin, {
      items: [adCreationItem()],
      checkout: {
        ...checkout,
        advertiser: { ...checkout.advertiser, name: 'ÖZTÜRK Döner & Spring Bread' },
      },
    })
  })

  it.each(['bread', 'BREAD', 'öztürk', 'ozturk', 'dönér spring', 'Oz', 'dön sprin', 'sprin'])(
    'are found by %j',
    async (text) => {
      for (const path of ['/orders', '/desk-orders']) {
        const { rows } = await answer<{ rows: unknown[] }>(find(path, 'q', text))
        expect([path, rows.length]).toEqual([path, 1])
      }
    },
  )

  it.each(['read', 'breads', '!!'])('are not found by %j', async (text) => {
    const { rows } = await answer<{ rows: unknown[] }>(find('/desk-orders', 'q', text))
    expect(rows).toEqual([])
  })
})

describe('clients of agencies', () => {
  const NAMES = ['Zebra', 'apple', 'ÖZTÜRK Döner', 'Åkerlund']

  it('are found by words without case and accents, and sorted like all names', async () => {
    const owner = await givenTeam('Große Agentur')
    for (const name of NAMES) await givenClient(owner, name)
    const found = async (search: string) => {
      const { clients } = await answer<{ clients: AgencyClientRow[] }>(
        find('/agency-clients', 'search', search),
      )
      return clients.map(({ name }) => name)
    }
    const sorted = ['Åkerlund', 'apple', 'ÖZTÜRK Döner', 'Zebra']
    expect(await found('')).toEqual(sorted)
    expect(await found('GROSSE')).toEqual(sorted)
    expect(await found('öztürk grosse')).toEqual(['ÖZTÜRK Döner'])
    expect(await found('doner')).toEqual(['ÖZTÜRK Döner'])
    expect(await found('ebra')).toEqual([])
    const { page } = await askClients(owner, 'GET')
    expect(page.clients.map(({ name }) => name)).toEqual(sorted)
    const choices = await answer<{ clients: { name: string }[] }>(
      callAs(owner, '/team/clients/choices'),
    )
    expect(choices.clients.map(({ name }) => name)).toEqual(sorted)
  })
})

describe('leads', () => {
  it('are counted in each list', async () => {
    const person = { firstName: 'Zoë', lastName: 'Quill', company: 'Spring Bread' }
    await call('/contact-form', { body: { ...person, phone: '+15125550123' } })
    const found = async (list: string, search: string) =>
      await answer<LeadBoardView>(
        callAs(admin, `/leads?${new URLSearchParams({ list, search }).toString()}`),
      )
    expect((await found('to_answer', 'zoe bread')).rows).toHaveLength(1)
    expect(await found('closed', 'bread')).toMatchObject({
      rows: [],
      foundIn: { to_answer: 1, in_contact: 0, closed: 0 },
    })
    expect((await found('closed', '')).foundIn).toBeNull()
  })
})

describe('search documents', () => {
  const words = async () =>
    (await connect(env.DB).select().from(searchDocuments)).map((row) => row.words)
  const indexed = async (term: string) =>
    await env.DB.prepare('select count(*) as n from search_index where search_index match ?')
      .bind(term)
      .first<number>('n')

  it('are updated with a changed name, and deleted with their row', async () => {
    const { id } = await givenLogin({ firstName: 'Zoe', lastName: 'Quill' })
    expect(await indexed('quill')).toBe(1)
    const db = connect(env.DB)
    await db.update(accounts).set({ name: 'Zoe Marsh' }).where(eq(accounts.id, id))
    expect([await indexed('quill'), await indexed('marsh')]).toEqual([0, 1])
    await db.delete(accounts).where(eq(accounts.id, id))
    expect(await indexed('marsh')).toBe(0)
  })

  it('are created at night for rows older than the index', async () => {
    const { id } = await givenLogin({ firstName: 'Zoe', lastName: 'Quill' })
    const person = { firstName: 'Ida', lastName: 'Marsh', company: '' }
    await call('/contact-form', { body: { ...person, phone: '+15125550123' } })
    await orderedBy(admin, { items: [adCreationItem()] })
    const db = connect(env.DB)
    const before = (await words()).toSorted()
    await db.delete(searchDocuments)
    expect(await indexed('quill')).toBe(0)
    expect(await indexSearch(databaseContext(env))).toBeGreaterThan(0)
    expect((await words()).toSorted()).toEqual(before)
    expect([await indexed('quill'), await indexed('marsh')]).toEqual([1, 1])
    expect(await indexSearch(databaseContext(env))).toBe(0)
    expect((await find('/customers', 'q', 'quill')).status).toBe(200)
    expect(
      await answer<{ rows: { id: string }[] }>(find('/customers', 'q', 'quill')),
    ).toMatchObject({
      rows: [{ id }],
    })
  })

  it('lose the text of an erased request', async () => {
    const person = { firstName: 'Zoe', lastName: 'Quill', company: '' }
    await call('/contact-form', { body: { ...person, phone: '+15125550123' } })
    await connect(env.DB).delete(leadRequests)
    expect((await words()).join(' ')).not.toContain('Quill')
    expect(await indexed('quill')).toBe(0)
  })
})
