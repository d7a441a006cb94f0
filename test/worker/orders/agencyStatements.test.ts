import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { AgencyClientRow, ClientTermsView } from '#domain/orders/statement/clientTerms.ts'
import type {
  StatementListRow,
  StatementView,
} from '#domain/orders/statement/statementView.types.ts'
import { statementPdf } from '#worker/adapters/pdf/statementPdf.ts'
import { issueStatements } from '#worker/operations/orders/statements/issueStatements.ts'
import { sellerOf } from '#worker/operations/orders/views/sellerOf.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { askClients, givenClient, givenClientPerson } from '#test/support/accounts/clients.ts'
import { askTeam, givenMember, givenTeam } from '#test/support/accounts/teams.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import { callAs, jobContext, paidOrderOf, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

const DAY_MS = 86_400_000

/** A date late in next month. */
const nextMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 20))
}
/** The current month in the seller's zone. */
const thisMonth = () => {
  const { settings, now } = jobContext()
  return dayIn(settings.SELLER_TIME_ZONE, now).slice(0, 7)
}

const statementsOf = async (login: Pick<Login, 'cookie'>) =>
  (await answer<{ statements: StatementListRow[] }>(callAs(login, '/statements'))).statements

const termsOf = async (login: Pick<Login, 'cookie'>) =>
  (await answer<{ terms: ClientTermsView[] }>(callAs(login, '/statements/terms'))).terms

const propose = async (admin: Pick<Login, 'cookie'>, clientId: string, permille: number) =>
  await callAs(admin, `/agency-clients/${clientId}/terms`, {
    body: { commissionPermille: permille, since: '2026-01', reason: 'As agreed by phone' },
  })

/** An agency with a client, an agreed commission and a paid order. */
async function givenPaidClient(permille: number) {
  const [owner, admin] = [await givenTeam('Great Ads'), await givenLogin({ role: 'admin' })]
  const clientId = await givenClient(owner, 'Acme')
  expect((await propose(admin, clientId, permille)).status).toBe(201)
  const [terms] = await termsOf(owner)
  await answer(callAs(owner, `/statements/terms/${terms?.id}/acceptance`, { method: 'POST' }))
  const order = await paidOrderOf(owner, admin, { clientId })
  return { owner, admin, clientId, order }
}

describe('commission of a client', () => {
  it('is proposed by the desk, recorded, and takes effect once the owner has agreed', async () => {
    const [owner, admin] = [await givenTeam('Great Ads'), await givenLogin({ role: 'admin' })]
    const clientId = await givenClient(owner, 'Acme')
    await propose(admin, clientId, 100)
    await propose(admin, clientId, 150)
    const proposed = await termsOf(owner)
    expect(proposed).toMatchObject([{ clientId, commissionPermille: 150, acceptedAt: null }])
    const path = `/statements/terms/${proposed[0]?.id}/acceptance`
    const buyer = await givenMember(owner, 'buyer')
    expect((await callAs(buyer, path, { method: 'POST' })).status).toBe(403)
    const agreed = await answer<{ terms: ClientTermsView[] }>(
      callAs(owner, path, { method: 'POST' }),
    )
    // No month before the agreement.
    expect(agreed.terms[0]?.since).toBe(thisMonth())
    expect((await callAs(owner, path, { method: 'POST' })).status).toBe(404)
    const { clients } = await answer<{ clients: AgencyClientRow[] }>(
      callAs(admin, '/agency-clients?search=acme'),
    )
    expect(clients.find(({ id }) => id === clientId)?.terms).toHaveLength(1)
    const { answer: log } = await askTeam(owner, 'GET', '/team/changes')
    expect(JSON.stringify(log)).toContain('agreed to a commission of 15%')
  })

  it('can be proposed by nobody else', async () => {
    const owner = await givenTeam()
    const clientId = await givenClient(owner)
    expect((await propose(owner, clientId, 300)).status).toBe(403)
  })
})

describe('monthly statement', () => {
  it('is issued once after the month ends, with an email to the owner', async () => {
    const { owner, order } = await givenPaidClient(150)
    await issueStatements(jobContext())
    expect(await statementsOf(owner)).toEqual([])
    const later = jobContext(nextMonth())
    await Promise.all([issueStatements(later), issueStatements(later)])
    await issueStatements(later)
    const [statement, ...others] = await statementsOf(owner)
    expect(others).toEqual([])
    const paid = order.totals.netMinor
    const commission = Math.round(paid * 0.15)
    expect(statement?.totals).toEqual([
      { currency: order.currency, netMinor: paid, commissionMinor: commission },
    ])
    const mails = await env.DB.prepare(
      `select count(*) as count from mail_outbox where kind = 'agency_statement' and account_id = ?`,
    )
      .bind(owner.id)
      .first<{ count: number }>()
    expect(mails?.count).toBe(1)
  })

  it('shows the payment as page, CSV and PDF', async () => {
    const { owner, order } = await givenPaidClient(100)
    await issueStatements(jobContext(nextMonth()))
    const [listed] = await statementsOf(owner)
    const { statement } = await answer<{ statement: StatementView }>(
      callAs(owner, `/statements/${listed?.id}`),
    )
    expect(statement).toMatchObject({
      agencyName: 'Great Ads',
      clients: [{ name: 'Acme', rows: [{ orderNumber: order.number, event: 'paid' }] }],
    })
    const csv = await (await callAs(owner, `/statements/${listed?.id}/csv`)).text()
    expect(csv.trim().split('\n')).toHaveLength(2)
    const pdf = await callAs(owner, `/statements/${listed?.id}/pdf`)
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
    expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
    const { settings } = jobContext()
    const written = JSON.stringify(statementPdf(statement, sellerOf(settings)))
    expect(written).toContain(order.number)
  })

  it('stays closed to planners, to the client’s logins and to other agencies', async () => {
    const { owner, clientId } = await givenPaidClient(100)
    await issueStatements(jobContext(nextMonth()))
    const [listed] = await statementsOf(owner)
    const planner = await givenMember(owner, 'planner')
    const person = await givenClientPerson(owner, clientId)
    for (const reader of [planner, person]) {
      expect((await callAs(reader, '/statements')).status).toBe(403)
      expect((await callAs(reader, `/statements/${listed?.id}`)).status).toBe(403)
    }
    const foreign = await givenTeam()
    await givenClient(foreign)
    expect((await callAs(foreign, `/statements/${listed?.id}`)).status).toBe(404)
    expect((await callAs(foreign, `/statements/${listed?.id}/pdf`)).status).toBe(404)
    expect((await askClients(foreign, 'GET')).status).toBe(200)
  })

  it('catches up with the next run after two missed months', async () => {
    const { owner } = await givenPaidClient(100)
    await issueStatements(jobContext(new Date(nextMonth().getTime() + 60 * DAY_MS)))
    expect(await statementsOf(owner)).toHaveLength(1)
  })
})
