import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { CompareDialog } from '#client/pages/planning/drafts/CompareDialog.tsx'
import { ShareDraftDialog } from '#client/pages/planning/drafts/ShareDraftDialog.tsx'
import { VersionsDialog } from '#client/pages/planning/drafts/VersionsDialog.tsx'
import { PHONE, show } from '../show.tsx'

const AT = '2026-11-26T12:00:00.000Z'
const draft = (title: string, budget: string, priceMinor: number): DraftSummary => ({
  id: `dft_${'0'.repeat(24)}`,
  mediaType: 'online_display',
  title,
  updatedAt: AT,
  outline: {
    title,
    reach: 12_000,
    impressions: 40_000,
    priceMinor,
    rows: [
      { step: 'budget', label: 'Budget', value: budget },
      { step: 'region', label: 'Region', value: 'Austin, Texas' },
    ],
    at: AT,
  },
})
const spring = draft('Spring', '$500', 500_00)
const KEY = `dfs_${'0'.repeat(24)}`

/** The requests of the dialogs, and their responses by method and end of the path. */
let asked: string[]
let answers: Record<string, () => Response>
beforeEach(() => {
  asked = []
  answers = {}
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/api\/drafts\/dft_0+/, '')}`
    asked.push(name)
    return answers[name]?.() ?? Response.json({})
  })
})
afterEach(() => vi.unstubAllGlobals())

it('compares drafts and marks the rows that differ', async () => {
  const summer = { ...draft('Summer', '$900', 900_00), id: `dft_${'1'.repeat(24)}` }
  const drafts = [spring, summer]
  await show(<CompareDialog drafts={drafts} onClose={() => undefined} />, PHONE)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(row('Budget')).toHaveTextContent('Budgetdiffers$500$900')
  await expect
    .element(row('Price as saved'))
    .toHaveTextContent('Price as saveddiffers$500.00$900.00')
  await expect.element(row('Region')).toHaveTextContent('RegionAustin, TexasAustin, Texas')
})

it('restores an earlier version and closes', async () => {
  const version = { id: `dfv_${'0'.repeat(24)}`, keptAt: AT, title: 'Tents', budgetMinor: 400_00 }
  answers['GET /versions'] = () => Response.json({ versions: [version] })
  answers[`POST /versions/${version.id}`] = () => Response.json({ draft: { id: spring.id } })
  const [onClose, onChange] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await show(<VersionsDialog draft={spring} onClose={onClose} onChange={onChange} />)
  const list = page.getByRole('list', { name: 'Earlier versions' })
  await expect.poll(() => list.element().textContent).toContain('Tents, $400.00 budget')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onChange).toHaveBeenCalledOnce()
})

it('says that a draft has no earlier version', async () => {
  answers['GET /versions'] = () => Response.json({ versions: [] })
  await show(<VersionsDialog draft={spring} onClose={() => undefined} onChange={() => undefined} />)
  await expect.element(page.getByText('No earlier versions.')).toBeVisible()
})

it('creates, shows and revokes a link, and explains why one cannot be created', async () => {
  let shares: object[] = []
  answers['GET /shares'] = () => Response.json({ shares })
  answers['POST /shares'] = () => {
    const share = { key: KEY, createdAt: AT, expiresAt: '2026-12-26T12:00:00.000Z' }
    shares = [share]
    return Response.json({ share })
  }
  answers[`DELETE /shares/${KEY}`] = () => {
    shares = []
    return Response.json({})
  }
  await show(<ShareDraftDialog draft={spring} onClose={() => undefined} />)
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect.element(page.getByText('Works until Dec 26, 2026')).toBeVisible()
  const links = page.getByRole('list', { name: 'Links' })
  await expect.poll(() => links.element().textContent).toContain(`/shared-draft/${KEY}`)
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect.element(page.getByText('Works until Dec 26, 2026')).not.toBeInTheDocument()
  const refusal = { error: { code: 'too_many_draft_shares', message: 'This draft has 10 links.' } }
  answers['POST /shares'] = () => Response.json(refusal, { status: 409 })
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect.element(page.getByText('This draft has 10 links.')).toBeVisible()
  expect(asked).toContain(`DELETE /shares/${KEY}`)
})
