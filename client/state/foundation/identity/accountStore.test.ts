import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountProfile } from '#domain/accounts/account.types.ts'

const ALEX = { id: 'acc_1', firstName: 'Alex' } as AccountProfile

/** A server with a login state, which answers each request when the test releases it. */
function givenServer() {
  const server = { account: ALEX as AccountProfile | null, answers: [] as (() => void)[] }
  vi.stubGlobal('fetch', () => {
    const { account } = server
    return new Promise((resolve) => {
      server.answers.push(() => resolve(Response.json({ account })))
    })
  })
  return server
}

/** The store as a page has it that was just opened. */
const givenPage = async () => await import('./accountStore.ts')

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('account after a logout', () => {
  it('stays logged out, whatever an earlier request returns', async () => {
    const server = givenServer()
    const { refreshAccount, clearAccount, accountState } = await givenPage()
    const recalled = refreshAccount()
    await vi.waitFor(() => expect(server.answers).toHaveLength(1))
    clearAccount()
    server.answers[0]?.()
    await recalled
    expect(accountState().account).toBeNull()
  })

  it('stays logged out when requested while the logout is in flight', async () => {
    const server = givenServer()
    const { refreshAccount, clearAccount, accountState } = await givenPage()
    let arrive = () => {}
    clearAccount(
      new Promise<void>((resolve) => {
        arrive = resolve
      }),
    )
    const recalled = refreshAccount()
    await Promise.resolve()
    expect(server.answers).toHaveLength(0)
    server.account = null
    arrive()
    await vi.waitFor(() => expect(server.answers).toHaveLength(1))
    server.answers[0]?.()
    await recalled
    expect(accountState()).toMatchObject({ status: 'known', account: null })
  })

  it('is known again after the next login', async () => {
    givenServer()
    const { clearAccount, setAccount, accountState } = await givenPage()
    clearAccount()
    setAccount(ALEX, 'edit')
    expect(accountState().account).toBe(ALEX)
  })
})

describe('text typed in this tab', () => {
  /** A tab in which Alex is logged in and has written half a message. */
  async function givenDraft() {
    const server = givenServer()
    const kept = new Map([['amd_chat_draft', 'Half a mess']])
    vi.stubGlobal('sessionStorage', { removeItem: (key: string) => kept.delete(key) })
    vi.stubGlobal('localStorage', { removeItem: () => {} })
    const { refreshAccount, setAccount, accountState } = await givenPage()
    setAccount(ALEX, 'edit')
    const recall = async (account: AccountProfile | null) => {
      server.account = account
      const recalled = refreshAccount()
      await vi.waitFor(() => expect(server.answers).toHaveLength(1))
      server.answers[0]?.()
      await recalled
      expect(accountState().account).toEqual(account)
      return [...kept.values()]
    }
    return { recall }
  }

  it('is deleted after a logout in another tab', async () => {
    const { recall } = await givenDraft()
    expect(await recall(null)).toEqual([])
  })

  it('is deleted after another login in another tab', async () => {
    const { recall } = await givenDraft()
    expect(await recall({ ...ALEX, id: 'acc_2' })).toEqual([])
  })

  it('stays when a reload returns the same account', async () => {
    const { recall } = await givenDraft()
    expect(await recall({ ...ALEX, firstName: 'Alexandra' })).toEqual(['Half a mess'])
  })
})
