import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { drafts, draftVersions } from '#database/schema/planning/drafts.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { AccountDraft, DraftSummary } from '#domain/planning/drafts/draft.ts'
import { editDraft, newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import { newId } from '#worker/adapters/ids.ts'
import { eraseAccount } from '#worker/operations/accounts/privacy/eraseAccount.ts'
import { exportPersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { purgeDrafts } from '#worker/operations/planning/drafts/draftList.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import { displayPlan, useShop } from '#test/support/commerce/shop.ts'

useShop()

const db = () => connect(env.DB)
const MINUTE = 60_000

/** A logged-in owner, with calls of the drafts API. */
async function givenOwner() {
  const login = await givenLogin()
  const { ask } = givenCaller()
  const call = async (method: string, path: string, body?: unknown) =>
    await ask(method, `/drafts${path}`, body, { cookie: login.cookie })
  const draftOf = async (method: string, path: string, body?: unknown) => {
    const { status, answer } = await call(method, path, body)
    expect(status).toBe(200)
    return (answer as { draft: AccountDraft }).draft
  }
  const list = async (query = '') =>
    (await call('GET', query)).answer as { drafts: DraftSummary[]; next: string | null }
  const versions = async (id: string) => {
    const { answer } = await call('GET', `/${id}/versions`)
    return (answer as { versions: { id: string; budgetMinor: number }[] }).versions
  }
  return { ...login, call, draftOf, list, versions }
}

const start = () => new Date(Date.now() - 10 * MINUTE)
const named = (name: string): CampaignPlan => ({ ...displayPlan(), name })
const upload = (plan = named('Tents'), baseRevision: number | null = null) => ({
  ...newDraft(plan, start()),
  baseRevision,
})
const uploadWithId = (plan: CampaignPlan) => ({ id: newId('dft'), ...upload(plan) })
const codeOf = (answer: unknown) => (answer as { error: { code: string } }).error.code

describe('saving a draft', () => {
  it('creates it, then replaces it from its latest revision without a version', async () => {
    const owner = await givenOwner()
    const id = newId('dft')
    const first = await owner.draftOf('PUT', `/${id}`, upload())
    expect(first).toMatchObject({ id, revision: 1, plan: { name: 'Tents' } })
    const edited = editDraft(first, { ...first.plan, budgetMinor: 400_000 }, new Date())
    const { plan, stepTimes, outline } = edited
    const body = { plan, stepTimes, outline, baseRevision: 1 }
    const second = await owner.draftOf('PUT', `/${id}`, body)
    expect(second).toMatchObject({ revision: 2, plan: { budgetMinor: 400_000 } })
    expect(await owner.versions(id)).toEqual([])
  })

  it('merges edits of two devices per step and keeps the losing state', async () => {
    const owner = await givenOwner()
    const id = newId('dft')
    const base = await owner.draftOf('PUT', `/${id}`, upload())
    const content = { plan: base.plan, stepTimes: base.stepTimes, outline: null }
    const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE)
    const phone = editDraft(content, { ...base.plan, budgetMinor: 500_000 }, at(2))
    const renamed = editDraft(content, { ...base.plan, name: 'Tents 2' }, at(3))
    const laptop = editDraft(renamed, { ...renamed.plan, budgetMinor: 600_000 }, at(1))
    await owner.draftOf('PUT', `/${id}`, { ...phone, baseRevision: 1 })
    const merged = await owner.draftOf('PUT', `/${id}`, { ...laptop, baseRevision: 1 })
    expect(merged.plan).toMatchObject({ name: 'Tents 2', budgetMinor: 600_000 })
    const [version, ...others] = await owner.versions(id)
    expect(version?.budgetMinor).toBe(500_000)
    expect(others).toEqual([])
    const restored = await owner.draftOf('POST', `/${id}/versions/${version?.id}`)
    expect(restored.plan).toMatchObject({ name: 'Tents', budgetMinor: 500_000 })
    const after = await owner.versions(id)
    expect(after.map(({ budgetMinor }) => budgetMinor)).toEqual(
      expect.arrayContaining([500_000, 600_000]),
    )
    expect(after).toHaveLength(2)
  })

  it('loses no edit of two tabs that save at the same moment', async () => {
    const owner = await givenOwner()
    const id = newId('dft')
    const base = await owner.draftOf('PUT', `/${id}`, upload())
    const content = { plan: base.plan, stepTimes: base.stepTimes, outline: null }
    const one = editDraft(content, { ...base.plan, budgetMinor: 500_000 }, new Date())
    const two = editDraft(content, { ...base.plan, name: 'Second tab' }, new Date())
    await Promise.all(
      [one, two].map(
        async (edit) => await owner.draftOf('PUT', `/${id}`, { ...edit, baseRevision: 1 }),
      ),
    )
    const stored = await owner.draftOf('GET', `/${id}`)
    expect(stored.plan).toMatchObject({ name: 'Second tab', budgetMinor: 500_000 })
  })

  it('rejects an invalid plan', async () => {
    const owner = await givenOwner()
    const body = { ...upload(), plan: { name: 'x' } }
    expect((await owner.call('PUT', `/${newId('dft')}`, body)).status).toBe(422)
  })

  it('moves the drafts of a browser into the account at login, once', async () => {
    const owner = await givenOwner()
    const mine = ['Tents', 'Stoves'].map((name) => uploadWithId(named(name)))
    for (let times = 0; times < 2; times += 1)
      expect((await owner.call('POST', '/merge', { drafts: mine })).status).toBe(200)
    expect((await owner.list()).drafts.map(({ id }) => id).toSorted()).toEqual(
      mine.map(({ id }) => id).toSorted(),
    )
    expect(await db().$count(draftVersions)).toBe(0)
  })
})

describe('list of drafts', () => {
  it('finds drafts by words of their names, ignoring case and accents, in pages', async () => {
    const owner = await givenOwner()
    const bodies = Array.from({ length: 20 }, (_, at) => uploadWithId(named(`Tent ${at}`)))
    await owner.call('POST', '/merge', { drafts: bodies })
    await owner.draftOf('PUT', `/${newId('dft')}`, upload(named('Café Zoë')))
    const first = await owner.list()
    expect(first.drafts).toHaveLength(20)
    const rest = await owner.list(`?after=${first.next}`)
    expect(rest).toMatchObject({ drafts: [{ mediaType: 'online_display' }], next: null })
    const found = await owner.list('?search=ZOE%20caf')
    expect(found.drafts.map(({ title }) => title)).toEqual(['Café Zoë'])
    expect((await owner.list('?search=billboards')).drafts).toEqual([])
  })

  it('renames, copies, deletes and restores a draft', async () => {
    const owner = await givenOwner()
    const id = newId('dft')
    await owner.draftOf('PUT', `/${id}`, upload())
    const renamed = await owner.draftOf('PUT', `/${id}/name`, { name: 'Summer' })
    expect(renamed.plan.name).toBe('Summer')
    const copy = await owner.draftOf('POST', `/${id}/copies`)
    expect(copy.plan.name).toBe('Summer (copy)')
    expect(copy.id).not.toBe(id)
    expect((await owner.call('DELETE', `/${id}`)).status).toBe(200)
    expect((await owner.call('GET', `/${id}`)).status).toBe(404)
    expect((await owner.list()).drafts.map((draft) => draft.id)).toEqual([copy.id])
    await owner.draftOf('POST', `/${id}/undeletion`)
    expect((await owner.list()).drafts).toHaveLength(2)
  })
})

describe('other accounts’ drafts', () => {
  it('are not found on any route, and visitors have none', async () => {
    const owner = await givenOwner()
    const other = await givenOwner()
    const visitor = givenCaller()
    const id = newId('dft')
    await owner.draftOf('PUT', `/${id}`, upload())
    const calls = [
      ['GET', `/${id}`],
      ['PUT', `/${id}`, upload(named('Taken over'))],
      ['PUT', `/${id}/name`, { name: 'Mine' }],
      ['POST', `/${id}/copies`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/undeletion`],
      ['GET', `/${id}/versions`],
      ['POST', `/${id}/versions/${newId('dfv')}`],
      ['GET', `/${id}/shares`],
      ['POST', `/${id}/shares`],
      ['DELETE', `/${id}/shares/${newId('dfs')}`],
      ['DELETE', `/${id}/comments/${newId('dfc')}`],
    ] as const
    for (const [method, path, body] of calls) {
      expect([method, path, (await other.call(method, path, body)).status]).toEqual([
        method,
        path,
        404,
      ])
      expect([method, path, (await visitor.ask(method, `/drafts${path}`, body)).status]).toEqual([
        method,
        path,
        403,
      ])
    }
    expect(await owner.draftOf('GET', `/${id}`)).toMatchObject({ revision: 1 })
    const merged = (await other.call('POST', '/merge', { drafts: [{ id, ...upload() }] })).answer
    expect(merged).toEqual({ merged: [{ id, problem: 'draft_not_found' }] })
  })
})

describe('link to a draft', () => {
  async function givenShared() {
    const owner = await givenOwner()
    const id = newId('dft')
    await owner.draftOf('PUT', `/${id}`, upload())
    const { answer } = await owner.call('POST', `/${id}/shares`)
    const { key } = (answer as { share: { key: string } }).share
    const reader = givenCaller()
    const read = async () => await reader.ask('GET', `/shared-drafts/${key}`)
    const comment = async (body: unknown) =>
      await reader.ask('POST', `/shared-drafts/${key}/comments`, body)
    return { owner, id, key, read, comment }
  }

  it('shows the plan with forecast and price, and no account data', async () => {
    const { read, owner } = await givenShared()
    const { status, answer } = await read()
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      outline: { title: 'Tents' },
      comments: [],
      isOwner: false,
      draftId: null,
    })
    const { outline } = answer as { outline: { reach: number; priceMinor: number } }
    expect(outline.reach).toBeGreaterThan(0)
    expect(outline.priceMinor).toBeGreaterThan(0)
    expect(JSON.stringify(answer)).not.toContain(owner.email)
  })

  it('accepts comments with a name, which the owner can remove', async () => {
    const { owner, id, comment, read } = await givenShared()
    expect((await comment({ author: '', body: 'Hello' })).status).toBe(422)
    expect((await comment({ author: 'Ann', body: 'x'.repeat(2_001) })).status).toBe(422)
    const { answer } = await comment({ author: 'Ann', body: '<b>More</b> reach, please' })
    const { comment: written } = answer as { comment: { id: string } }
    expect((await read()).answer).toMatchObject({
      comments: [{ author: 'Ann', body: '<b>More</b> reach, please', isOwner: false }],
    })
    expect((await owner.call('DELETE', `/${id}/comments/${written.id}`)).status).toBe(200)
    expect((await read()).answer).toMatchObject({ comments: [] })
  })

  it('opens nothing once revoked, or while the draft is deleted', async () => {
    const { owner, id, key, read, comment } = await givenShared()
    await owner.call('DELETE', `/${id}`)
    expect(codeOf((await read()).answer)).toBe('draft_not_found')
    await owner.call('POST', `/${id}/undeletion`)
    expect((await read()).status).toBe(200)
    await owner.call('DELETE', `/${id}/shares/${key}`)
    expect((await read()).status).toBe(404)
    expect((await comment({ author: 'Ann', body: 'Hello' })).status).toBe(404)
  })

  it('can be created at most ten times', async () => {
    const { owner, id } = await givenShared()
    for (let made = 1; made < 10; made += 1)
      expect((await owner.call('POST', `/${id}/shares`)).status).toBe(200)
    expect(codeOf((await owner.call('POST', `/${id}/shares`)).answer)).toBe('too_many_draft_shares')
  })
})

describe('lifetime of a draft', () => {
  it('ends 30 days after its deletion, including its versions', async () => {
    const owner = await givenOwner()
    const id = newId('dft')
    await owner.draftOf('PUT', `/${id}`, upload())
    await owner.call('DELETE', `/${id}`)
    await purgeDrafts({ ...jobContext(), db: db() })
    expect(await db().$count(drafts)).toBe(1)
    const later = new Date(Date.now() + 31 * 24 * 60 * MINUTE)
    await purgeDrafts({ ...jobContext(), db: db(), now: later })
    expect(await db().$count(drafts)).toBe(0)
  })

  it('is in its account’s data export and ends with the account', async () => {
    const owner = await givenOwner()
    await owner.draftOf('PUT', `/${newId('dft')}`, upload())
    const context = jobContext()
    expect(await exportPersonalData(context, owner.id)).toMatchObject({
      drafts: [{ plan: { name: 'Tents' } }],
    })
    await eraseAccount(context, { ...owner, firstName: 'Ann' })
    expect(await db().$count(drafts)).toBe(0)
  })
})
