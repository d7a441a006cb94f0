import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DraftSource } from '#client/state/planning/drafts/draftSource.ts'
import { DraftList } from '#client/pages/planning/drafts/DraftList.tsx'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { show } from '../show.tsx'

const AT = '2026-11-26T12:00:00.000Z'
const draftOf = (id: string, title: string): DraftSummary => ({
  id,
  mediaType: 'online_display',
  title,
  updatedAt: AT,
  outline: { title, reach: 12_000, impressions: 40_000, priceMinor: 500_00, rows: [], at: AT },
})

/** Drafts of this browser, with the changes that the list makes. */
function givenSource(): DraftSource {
  let drafts = ['Spring', 'Summer', 'Autumn'].map((title) => draftOf(title, title))
  const source = {
    list: async () => ({ drafts, next: null }),
    rename: async (id: string, title: string) => {
      drafts = drafts.map((one) => (one.id === id ? draftOf(id, title) : one))
    },
    remove: async (id: string) => {
      drafts = drafts.filter((one) => one.id !== id)
      return async () => undefined
    },
  }
  return source as unknown as DraftSource
}

it('compares selected drafts under their new names, except deleted ones', async () => {
  await show(<DraftList source={givenSource()} isGuest />)
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible()
  for (const name of ['Spring', 'Summer', 'Autumn'])
    (page.getByRole('checkbox', { name: `Compare ${name}` }).element() as HTMLElement).click()
  await page.getByRole('button', { name: 'More for Autumn' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByRole('button', { name: 'Compare 2 drafts' })).toBeVisible()
  await page.getByRole('button', { name: 'More for Summer' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('July')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect.element(page.getByRole('heading', { name: 'July' })).toBeVisible()
  await page.getByRole('button', { name: 'Compare 2 drafts' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'July' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Summer' })).not.toBeInTheDocument()
})
