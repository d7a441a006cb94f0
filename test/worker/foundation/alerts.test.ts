import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sendDueAlertMails } from '#worker/operations/foundation/alertMail.ts'
import { resolveWithoutDatabase } from '#worker/operations/foundation/alertWithoutDatabase.ts'
import { raiseAlert, resolveAlert } from '#worker/operations/foundation/raiseAlert.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'

const START = Date.parse('2026-11-26T12:00:00.000Z')
const ALERT = { key: 'book:US/ctv', summary: 'A book is not published', detail: 'KV refused a put' }

/** A D1 database that never responds. */
const DOWN = new Proxy({} as D1Database, {
  get: () => () => {
    throw new Error('D1 is down')
  },
})

const context = (MAIL: SendEmail, minutes = 0, DB = env.DB) => ({
  ...databaseContext({ ...env, MAIL, DB }),
  settings: settingsOf(env),
  now: new Date(START + minutes * 60_000),
})

const subjects = ({ sent }: ReturnType<typeof mailbox>) => sent.map(({ subject }) => subject)

const RAISED = 'Alert (test): A book is not published'
const RESOLVED = 'Resolved (test): A book is not published'

describe('alert', () => {
  it('is emailed to MAIL_OPS once while it lasts, and once when it is resolved', async () => {
    const box = mailbox()
    for (const minutes of [0, 1, 2, 90]) await raiseAlert(context(box.MAIL, minutes), ALERT)
    expect(subjects(box)).toEqual([RAISED])
    expect(box.sent[0]?.to).toBe(settingsOf(env).MAIL_OPS)
    expect(box.sent[0]?.text).toContain('KV refused a put')
    await resolveAlert(context(box.MAIL, 91), ALERT.key)
    await resolveAlert(context(box.MAIL, 92), ALERT.key)
    expect(subjects(box)).toEqual([RAISED, RESOLVED])
  })

  it('is emailed once when many isolates report it at the same time', async () => {
    const box = mailbox()
    await Promise.all([1, 2, 3, 4, 5].map(() => raiseAlert(context(box.MAIL), ALERT)))
    expect(subjects(box)).toEqual([RAISED])
    await Promise.all([1, 2, 3].map(() => resolveAlert(context(box.MAIL, 1), ALERT.key)))
    expect(subjects(box)).toEqual([RAISED, RESOLVED])
  })

  it('is emailed again when the condition returns', async () => {
    const box = mailbox()
    await raiseAlert(context(box.MAIL), ALERT)
    await resolveAlert(context(box.MAIL, 1), ALERT.key)
    await raiseAlert(context(box.MAIL, 2), ALERT)
    expect(subjects(box)).toEqual([RAISED, RESOLVED, RAISED])
  })

  it('that was never raised is not reported as resolved', async () => {
    const box = mailbox()
    await resolveAlert(context(box.MAIL), ALERT.key)
    expect(box.sent).toEqual([])
  })

  it('is retried when the email service refused it', async () => {
    const box = mailbox(2)
    await raiseAlert(context(box.MAIL), ALERT)
    expect(await sendDueAlertMails(context(box.MAIL, 1))).toBe(0)
    expect(await sendDueAlertMails(context(box.MAIL, 3))).toBe(1)
    expect(box.sent).toEqual([])
    expect(await sendDueAlertMails(context(box.MAIL, 6))).toBe(1)
    expect(await sendDueAlertMails(context(box.MAIL, 9))).toBe(0)
    expect(subjects(box)).toEqual([RAISED])
  })

  it('is emailed once while the database is down, and once when it is back', async () => {
    const box = mailbox()
    for (const minutes of [0, 1, 61]) await raiseAlert(context(box.MAIL, minutes, DOWN), ALERT)
    expect(subjects(box)).toEqual([RAISED])
    await resolveWithoutDatabase(context(box.MAIL, 62), ['health:other'])
    expect(subjects(box)).toEqual([RAISED])
    for (const minutes of [63, 64])
      await resolveWithoutDatabase(context(box.MAIL, minutes), [ALERT.key])
    expect(subjects(box)).toEqual([RAISED, RESOLVED])
  })

  it('is emailed once by all isolates while the database is down', async () => {
    const box = mailbox()
    const other = { ...ALERT, key: 'book:US/audio' }
    const stored = JSON.stringify({ ...other, raisedAt: new Date(START).toISOString() })
    await env.DELIVERY_BOOK.put(`alert:${other.key}`, stored)
    await raiseAlert(context(box.MAIL, 1, DOWN), other)
    expect(subjects(box)).toEqual([])
    await env.DELIVERY_BOOK.delete(`alert:${other.key}`)
  })

  it('raises no error when the database and the email service are down', async () => {
    const box = mailbox(5)
    const other = { ...ALERT, key: 'book:US/dooh' }
    await raiseAlert(context(box.MAIL, 0, DOWN), other)
    await resolveAlert(context(box.MAIL, 1, DOWN), other.key)
    expect(box.sent).toEqual([])
  })
})
