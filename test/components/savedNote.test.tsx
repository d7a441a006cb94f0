import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { NextSteps } from '#client/pages/foundation/admin/NextSteps.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { clearAccount, setAccount } from '#client/state/foundation/identity/accountStore.ts'
import { CouponForm } from '#client/pages/commerce/admin/CouponForm.tsx'
import { DecideApproval } from '#client/pages/orders/approvals/DecideApproval.tsx'
import { AgreementDialog } from '#client/pages/sales/admin/agencies/AgreementDialog.tsx'
import { NewAgreementDialog } from '#client/pages/sales/admin/agencies/NewAgreementDialog.tsx'
import type { ApprovalDetails } from '#domain/orders/approval/approvalView.types.ts'
import type { AgreementView } from '#domain/sales/admin/agencyAgreement.ts'
import { show } from './show.tsx'

const account = (id: string) => ({ id, firstName: 'Alex' }) as AccountProfile

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ANSWER)))
  sessionStorage.clear()
  setAccount(account('acc_1'), 'login')
})

/** The login has ended. */
const ANSWER = { account: null, settings: { sellerTimeZone: 'America/Chicago' } }

afterEach(() => {
  vi.unstubAllGlobals()
})

const PLANNED = { nextStep: '', nextStepOn: null }

function Steps({ onNote }: { onNote: (note: string) => Promise<unknown> }) {
  const { problem, attempt } = useAttempt(() => {})
  return (
    <>
      <NextSteps
        subject="led_1"
        planned={PLANNED}
        maxNote={500}
        verbs={[]}
        onNote={onNote}
        onPlan={null}
        end={null}
        onAttempt={attempt}
      />
      <p>{problem}</p>
    </>
  )
}

function Asked({ onConfirm }: { onConfirm: (reason: string) => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Erase this customer?"
        confirmLabel="Erase"
        onConfirm={onConfirm}
      >
        For good.
      </ReasonDialog>
    </>
  )
}

const note = page.getByRole('textbox', { name: 'Note' })
const why = page.getByRole('textbox', { name: 'Why' })
const add = page.getByRole('button', { name: 'Add the note' })
const erase = page.getByRole('button', { name: 'Erase' })
const refuse = () => Promise.reject(new ProductError('no_access'))

it('restores a note after the login expired, and deletes it once saved', async () => {
  await show(<Steps onNote={refuse} />)
  await note.fill('Call on Friday')
  await add.click()
  await expect.element(page.getByText('No access.')).toBeVisible()
  setAccount(account('acc_1'), 'login')
  const saved = vi.fn<(text: string) => Promise<unknown>>(() => Promise.resolve())
  await show(<Steps onNote={saved} />)
  await expect.element(note).toHaveValue('Call on Friday')
  await add.click()
  expect(saved).toHaveBeenCalledWith('Call on Friday')
  await expect.element(note).toHaveValue('')
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('shows a note to nobody else, and deletes it on logout', async () => {
  await show(<Steps onNote={refuse} />)
  await note.fill('Call on Friday')
  setAccount(account('acc_2'), 'login')
  expect(Object.keys(sessionStorage)).toEqual([])
  await show(<Steps onNote={refuse} />)
  await expect.element(note).toHaveValue('')
  await note.fill('Mine')
  clearAccount()
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('asks for a note after the action is clicked', async () => {
  const saved = vi.fn<(text: string) => Promise<unknown>>(() => Promise.resolve())
  await show(<Steps onNote={saved} />)
  await add.click()
  await expect.element(page.getByText('Please write a note first.')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
})

it('restores a refused reason, and deletes an abandoned one', async () => {
  await show(<Asked onConfirm={refuse} />)
  await erase.click()
  await expect.element(page.getByText('Please say why.')).toBeVisible()
  await expect.element(why).toHaveFocus()
  await why.fill('Asked by phone')
  await erase.click()
  await expect.element(page.getByText('No access.')).toBeVisible()
  setAccount(account('acc_1'), 'login')
  await show(<Asked onConfirm={refuse} />)
  await expect.element(why).toHaveValue('Asked by phone')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(why).toHaveValue('')
})

const REQUEST = {
  id: 'oap_1',
  needsLogin: false,
  quote: { totals: { totalMinor: 50_000 }, currency: 'USD', orderable: true },
} as unknown as ApprovalDetails

const AGREEMENT = {
  agreement: {
    id: 'agr_1',
    agency: 'Great Ads',
    since: '2026-11-01',
    until: null,
    commissionPermille: 100,
    note: 'Signed by Ann',
  },
  audit: [],
} as unknown as AgreementView

const FORMS = [
  ['new coupon', () => <CouponForm />, 'Why'],
  [
    'changed agreement',
    () => <AgreementDialog view={AGREEMENT} onClose={() => {}} onDone={() => {}} />,
    'Note (optional)',
  ],
  [
    'new agreement',
    () => <NewAgreementDialog onClose={() => {}} onDone={() => {}} />,
    'Note (optional)',
  ],
] as const

it.each(FORMS)('restores the text of a %s', async (_, form, name) => {
  const field = page.getByRole('textbox', { name, exact: true })
  await show(form())
  await field.fill('Agreed by phone')
  await show(form())
  await expect.element(field).toHaveValue('Agreed by phone')
})

it('restores the reason of a denial, and deletes it once sent', async () => {
  const decided = vi.fn<() => void>()
  const decide = <DecideApproval approval={REQUEST} access={{ id: 'oap_1' }} onChanged={decided} />
  const deny = page.getByRole('button', { name: 'Deny' })
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await show(decide)
  await deny.click()
  await reason.fill('Too late for us')
  await show(decide)
  await deny.click()
  await expect.element(reason).toHaveValue('Too late for us')
  await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click()
  await expect.poll(() => decided.mock.calls.length).toBe(1)
  expect(Object.keys(sessionStorage)).toEqual([])
})
