import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SuggestField } from '#client/ui/SuggestField.tsx'
import { focusUnreadEntry } from '#client/ui/unreadEntry.ts'
import { show } from './show.tsx'

const field = page.getByRole('combobox', { name: 'Place' })
const list = page.getByRole('listbox', { name: 'Place' })
const problem = page.getByText('Choose one of the suggestions, or clear the field.')

const showField = async (onChoose = vi.fn<(id: string) => void>(), chosenLabel = 'Austin') => {
  await show(
    <>
      <button type="button">Continue</button>
      <SuggestField
        label="Place"
        chosenLabel={chosenLabel}
        onQuery={() => {}}
        suggestions={[{ id: 'dallas', label: 'Dallas, Texas' }]}
        onChoose={onChoose}
      />
    </>,
  )
  return onChoose
}

it('keeps typed text without a choice, and asks about it', async () => {
  await showField()
  await field.fill('dall')
  await userEvent.tab()
  await expect.element(field).toHaveValue('dall')
  await expect.element(problem).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
  expect(focusUnreadEntry(document.body)).toBe(true)
  await expect.element(field).toHaveFocus()
  await expect.element(list).toBeVisible()
})

it('accepts a choice after asking', async () => {
  const onChoose = await showField()
  await field.fill('dall')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(problem).toBeVisible()
  await field.click()
  await page.getByRole('option', { name: 'Dallas, Texas' }).click()
  expect(onChoose).toHaveBeenCalledWith('dallas')
  await expect.element(problem).not.toBeInTheDocument()
  expect(focusUnreadEntry(document.body)).toBe(false)
})

it('reverts to the current choice when cleared or on Escape', async () => {
  await showField()
  await field.fill('dall')
  await userEvent.tab()
  await field.fill('')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Austin')
  await field.fill('dall')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Austin')
  expect(focusUnreadEntry(document.body)).toBe(false)
})
