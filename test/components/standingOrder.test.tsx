import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { StandingOrder } from '#client/pages/orders/standing/StandingOrder.tsx'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { StandingView } from '#domain/orders/standing/standingView.types.ts'
import { show } from './show.tsx'

const skipped = vi.hoisted(() => vi.fn<(key: unknown, runId: string) => Promise<unknown>>())
const canceled = vi.hoisted(() => vi.fn<(key: unknown) => Promise<unknown>>())
vi.mock('#client/api/orders/standingCalls.ts', () => ({
  skipMonthCall: skipped,
  cancelStandingCall: canceled,
}))
beforeEach(() => {
  vi.clearAllMocks()
})

const RUN = {
  id: 'str_1',
  orderOn: '2027-01-05',
  state: 'announced',
  notes: ['Spring: It runs Jan 10 – 20 instead of Dec 10 – 20.'],
  totalMinor: 150_00,
  reason: null,
  orderId: null,
} as const

const STANDING: StandingView = {
  id: 'sto_1',
  orderId: 'ord_1',
  orderNumber: 'AMD-100001',
  advertiser: 'Hearth Bakery',
  state: 'active',
  day: 5,
  maxTotalMinor: 200_00,
  currency: 'USD',
  endsOn: null,
  card: 'Visa ending in 4242',
  byInvoice: false,
  consentText: 'I authorize it.',
  consentVersion: 1,
  consentedAt: '2026-11-27T12:00:00.000Z',
  consentedBy: 'Casey Morgan',
  nextOn: '2027-02-05',
  reason: null,
  mayChange: true,
  runs: [{ ...RUN, notes: [...RUN.notes] }],
}

const shown = async (changes: Partial<StandingView> = {}) => {
  const onChanged = vi.fn<(next: StandingView | null) => void>()
  await show(
    <StandingOrder
      standing={{ ...STANDING, ...changes }}
      access={{ token: 'str_1.signed' }}
      mailedRunId="str_1"
      onChanged={onChanged}
    />,
  )
  return onChanged
}

it('shows an announced month with its total and differences, and skips it on a press only', async () => {
  const after = { ...STANDING, runs: [] }
  skipped.mockResolvedValue(after)
  const onChanged = await shown()
  await expect.element(page.getByRole('heading', { name: /^Next order: / })).toBeVisible()
  await expect.element(page.getByText(/\$150\.00 with tax, charged to your Visa/)).toBeVisible()
  await expect.element(page.getByText(RUN.notes[0])).toBeVisible()
  expect(skipped).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Skip this month' }).click()
  await expect.poll(() => onChanged.mock.calls).toEqual([[after]])
  expect(skipped.mock.calls).toEqual([[{ token: 'str_1.signed' }, 'str_1']])
})

it('offers nothing to a reader who may not change it', async () => {
  await shown({ mayChange: false })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('says why a month could not be skipped', async () => {
  skipped.mockRejectedValue(new ProductError('standing_not_open', { message: 'It was ordered.' }))
  const onChanged = await shown()
  await page.getByRole('button', { name: 'Skip this month' }).click()
  await expect.element(page.getByText('It was ordered.')).toBeVisible()
  expect(onChanged).toHaveBeenCalledWith(null)
})
