import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { givenAccount, givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller, type SentMail } from '#test/support/foundation/callApi.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'

const HOUR_MS = 60 * 60_000

/** The mail service is down during `ask`; the job sends the queued mails later. */
function givenOutage() {
  const caller = givenCaller()
  const sent: SentMail[] = []
  const broken = vi.spyOn(caller.mails, 'push').mockImplementation(() => {
    throw new Error('The mail service is down: could not write to ann@example.com')
  })
  const sendLater = async (afterMs = 10 * 60_000) => {
    const send = async (mail: SentMail) => {
      sent.push(mail)
      return { messageId: 'm' }
    }
    const context = jobContext(new Date(Date.now() + afterMs))
    await sendDueMails({ ...context, env: { ...env, MAIL: { send } as unknown as SendEmail } })
  }
  return { ...caller, sent, sendLater, broken }
}

const waiting = async () => (await env.DB.prepare('select * from mail_outbox').all()).results

describe('a mail of the account', () => {
  it('is retried when the mail service is down, sent once, and leaves nothing behind', async () => {
    const { ask, sent, sendLater } = givenOutage()
    const person = { firstName: 'Ann', lastName: 'Lee', type: 'individual' }
    const email = 'ann@example.com'
    const registered = await ask('POST', '/registrations', {
      ...person,
      email,
      password: TEST_PASSWORD,
    })
    expect(registered.status).toBe(202)
    const [row] = await waiting()
    expect(row).toMatchObject({ kind: 'confirm_email', recipient: email, attempts: 1 })
    await Promise.all([sendLater(), sendLater()])
    expect(sent.map(({ subject }) => subject)).toEqual(['Confirm your email for AdMarket Direct'])
    expect(await waiting()).toEqual([])
    const token = /\?token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1]
    const confirmed = await givenCaller().ask('POST', '/email-verifications', {
      token,
      password: TEST_PASSWORD,
    })
    expect(confirmed).toMatchObject({ status: 200, answer: { outcome: 'logged_in' } })
  })

  it('is stored without link or code, and no address is logged', async () => {
    const lines: string[] = []
    const spy = vi
      .spyOn(console, 'warn')
      .mockImplementation((line: string) => void lines.push(line))
    const { email } = await givenAccount({ email: 'ann@example.com' })
    const { ask, sent, sendLater } = givenOutage()
    await ask('POST', '/password-resets', { email })
    expect(JSON.stringify(await waiting())).not.toMatch(/token|https?:/)
    spy.mockRestore()
    expect(lines.join('\n')).toContain('mail failed')
    expect(lines.join('\n')).not.toContain(email)
    await sendLater()
    const token = /\?token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1]
    const reset = await givenCaller().ask('POST', '/password-resets/complete', {
      token,
      password: 'another long password',
    })
    expect(reset.status).toBe(200)
  })

  it('with a link is dropped after a day', async () => {
    const { email } = await givenAccount()
    const { ask, sent, sendLater } = givenOutage()
    await ask('POST', '/password-resets', { email })
    await sendLater(25 * HOUR_MS)
    expect(sent).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('to an address without an account is not sent, and looks the same to the requester', async () => {
    const { ask, mails } = givenCaller()
    const asked = await ask('POST', '/password-resets', { email: 'nobody@example.com' })
    expect(asked).toMatchObject({ status: 202, answer: { outcome: 'check_mail' } })
    expect(mails).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('with the link to a new address is dropped when the password changes before it is sent', async () => {
    const { email, cookie } = await givenLogin()
    const { ask, sent, sendLater } = givenOutage()
    const asked = await ask(
      'POST',
      '/account/email',
      { newEmail: 'thief@example.com', password: TEST_PASSWORD },
      { cookie },
    )
    expect(asked.status).toBe(202)
    const changed = await ask(
      'POST',
      '/account/password',
      { currentPassword: TEST_PASSWORD, newPassword: 'another long password' },
      { cookie },
    )
    expect(changed.status).toBe(200)
    await sendLater()
    expect(sent.map(({ to }) => to)).toEqual([email, email])
  })
})
