import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import NothingForSale from '#client/components/catalogue/NothingForSale.tsx'
import { HowToLoadInventory } from '#client/pages/catalogue/admin/HowToLoadInventory.tsx'
import { sitePath } from '#content/sitePaths.ts'
import { show } from './show.tsx'

it('tells visitors of an empty shop that nothing is for sale, and where to ask', async () => {
  await show(<NothingForSale />)
  await expect.element(page.getByText('Nothing is for sale yet.')).toBeVisible()
  const link = page.getByRole('link', { name: 'Tell us what you are looking for' })
  await expect.element(link).toHaveAttribute('href', sitePath('mediaConsultation'))
})

it('shows admins of an empty shop how to load the inventory, starting with a dry run', async () => {
  await show(<HowToLoadInventory />)
  const region = page.getByRole('region', { name: 'Nothing is for sale yet' })
  await expect.element(region).toBeVisible()
  const commands = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent)
  const load = 'npm run seed:inventory -- --dir ../our-inventory --env production'
  expect(commands).toEqual([`${load} --dry-run`, load])
})
