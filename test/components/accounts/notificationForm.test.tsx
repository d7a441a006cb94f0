import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  readNotificationSettings,
  type NotificationChange,
} from '#domain/foundation/notifications/notificationSettings.ts'
import { ChannelForm } from '#client/pages/accounts/editUser/notifications/ChannelForm.tsx'
import { NotificationForm } from '#client/pages/accounts/editUser/notifications/NotificationForm.tsx'
import { PHONE, show } from '../show.tsx'

let sent: unknown[]
let answer: (body: unknown) => Response
beforeEach(() => {
  sent = []
  answer = (body) => Response.json(body)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const body: unknown = await new Request(input, init).json()
    sent.push(body)
    return answer(body)
  })
})
afterEach(() => vi.unstubAllGlobals())

const usual = readNotificationSettings(null, 'CST')
const save = page.getByRole('button', { name: 'Save notification settings' })

it('saves only the changed options, so that another tab keeps its own', async () => {
  await show(<NotificationForm saved={usual} />, PHONE)
  await page.getByLabelText('Email: Campaign ends in a week').selectOptions('Never')
  await page.getByLabelText('Time zone').selectOptions('CET/CEST')
  await page.getByText('Quiet hours: send nothing, and catch up afterwards').click()
  await page.getByLabelText('From').selectOptions('10pm')
  await save.click()
  const expected: NotificationChange = {
    zone: 'CET',
    quietHours: { fromHour: 22, toHour: 7 },
    rhythms: { ends_soon: 'never' },
  }
  await expect.poll(() => sent).toEqual([expected])
})

it('offers no option for required emails', async () => {
  await show(<NotificationForm saved={usual} />)
  await expect.element(page.getByText('Change paid: Always')).toBeVisible()
  await expect.element(page.getByLabelText('Email: Change paid')).not.toBeInTheDocument()
})

it('rejects quiet hours that begin when they end', async () => {
  await show(<NotificationForm saved={{ ...usual, quietHours: { fromHour: 6, toHour: 7 } }} />)
  await page.getByLabelText('From').selectOptions('7am')
  await expect.element(page.getByText('Choose two different hours.')).toBeVisible()
  await expect.element(save).toBeDisabled()
})

it('accepts only the address of a webhook, and keeps the typed text', async () => {
  const onDone = vi.fn<() => void>()
  answer = () =>
    Response.json(
      { error: { code: 'webhook_failed', message: 'The test message did not arrive.' } },
      { status: 422 },
    )
  await show(<ChannelForm onDone={onDone} onCancel={() => undefined} />)
  const connect = page.getByRole('button', { name: 'Send a test and connect' })
  const address = page.getByLabelText('Webhook address')
  await page.getByLabelText('Name').fill('Campaigns')
  await address.fill('https://evil.example/services/T')
  await connect.click()
  await expect.element(page.getByText(/^Enter the address of an incoming webhook/)).toBeVisible()
  expect(sent).toEqual([])
  await address.fill('https://hooks.slack.com/services/T/B/X')
  await connect.click()
  await expect.element(page.getByText('The test message did not arrive.')).toBeVisible()
  await expect.element(address).toHaveValue('https://hooks.slack.com/services/T/B/X')
  expect(onDone).not.toHaveBeenCalled()
  answer = () => Response.json({ channel: {} })
  await connect.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
})
