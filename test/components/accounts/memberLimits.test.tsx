import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LimitsSection } from '#client/pages/accounts/team/LimitsSection.tsx'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import { show } from '../show.tsx'

afterEach(() => vi.unstubAllGlobals())

const TEAM = {
  currency: 'USD',
  members: [{ id: 'tmm_1', name: 'Ann', role: 'buyer', monthlyLimitMinor: 500_00 }],
} as unknown as TeamView

it.each(['5oo', '1.2.3', '99999999999999'])(
  'does not save a limit for “%s”, which is no amount',
  async (text) => {
    const asked = vi.fn<() => void>()
    vi.stubGlobal('fetch', async () => {
      asked()
      return Response.json({ team: TEAM })
    })
    await show(<LimitsSection team={TEAM} onDone={() => undefined} />)
    const field = page.getByRole('textbox', { name: 'Limit of Ann' })
    const save = page.getByRole('button', { name: 'Save the limit of Ann' })
    await field.fill(text)
    await save.click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(asked).not.toHaveBeenCalled()
    await field.fill('')
    await save.click()
    await expect.poll(() => asked.mock.calls.length).toBe(1)
  },
)
