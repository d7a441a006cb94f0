import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { PHONE, show } from './show.tsx'

const OPTIONS = [{ id: 'buyer', label: 'Buyer' }]

it.each(['box', 'plain'] as const)('a select in the look %s has 16 px on phones', async (look) => {
  const select = (
    <NativeSelect look={look} label="Role" options={OPTIONS} value="buyer" onChange={() => {}} />
  )
  await show(select, PHONE)
  const field = page.getByRole('combobox', { name: 'Role' }).element()
  // A phone zooms in on a smaller field.
  expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
})
