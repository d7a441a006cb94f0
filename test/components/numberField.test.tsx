import fc from 'fast-check'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NumberField, type NumberFieldProps } from '#client/ui/NumberField.tsx'
import { show, WINDOW } from './show.tsx'

function Amount({ startMinor = 200_000 }: { startMinor?: number | null }) {
  const [minor, setMinor] = useState<number | null>(startMinor)
  return (
    <>
      <MoneyField label="Budget" valueMinor={minor} onChange={setMinor} />
      <button type="button" onClick={() => setMinor(5_000)}>
        Set to $50
      </button>
      <output className="block">{minor === null ? 'none' : minor}</output>
    </>
  )
}

function Count(props: Partial<NumberFieldProps>) {
  const [count, setCount] = useState<number | null>(4)
  return (
    <>
      <NumberField label="Count" value={count} onChange={setCount} {...props} />
      <output className="block">{count === null ? 'none' : count}</output>
    </>
  )
}

const budget = page.getByRole('textbox', { name: 'Budget' })
const count = page.getByRole('textbox', { name: 'Count' })
const reported = () => page.getByRole('status').element().textContent
const shown = () => (budget.element() as HTMLInputElement).value

/** Sets the value like a browser's autofill, without the focus. */
function autofill(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const TYPED: readonly [string, string, string][] = [
  ['500.25', '$500.25', '50025'],
  ['12.50', '$12.50', '1250'],
  ['500,00', '$500', '50000'],
  ['1.000,50', '$1,000.50', '100050'],
  ['$2,000', '$2,000', '200000'],
]

describe('an amount of money', () => {
  it.each(TYPED)('typed as %s is shown as %s', async (text, after, minor) => {
    await show(<Amount />)
    await userEvent.clear(budget)
    await userEvent.type(budget, text)
    await userEvent.tab()
    expect(shown()).toBe(after)
    expect(reported()).toBe(minor)
  })

  it.each(TYPED)('pasted as %s is shown as %s', async (text, after, minor) => {
    await show(<Amount />)
    await budget.fill(text)
    await userEvent.tab()
    expect(shown()).toBe(after)
    expect(reported()).toBe(minor)
  })

  it.each(TYPED)('autofilled as %s is shown as %s', async (text, after, minor) => {
    await show(<Amount />)
    autofill(budget.element() as HTMLInputElement, text)
    await expect.poll(shown).toBe(after)
    expect(reported()).toBe(minor)
  })

  it.each(['0x10', '1.000', '1e3', 'five', '-5', '500 €'])(
    'keeps unreadable text with the reason: %s',
    async (text) => {
      await show(<Amount />)
      await budget.fill(text)
      await userEvent.tab()
      expect(shown()).toBe(text)
      expect(reported()).toBe('none')
      await expect.element(budget).toHaveAttribute('aria-invalid', 'true')
      await expect.element(page.getByRole('alert')).toBeVisible()
    },
  )

  it('replaces unreadable text with a new value from outside', async () => {
    await show(<Amount />)
    await budget.fill('0x10')
    await userEvent.tab()
    await page.getByRole('button', { name: 'Set to $50' }).click()
    await expect.poll(shown).toBe('$50')
    expect(page.getByRole('alert').query()).toBeNull()
  })

  it('keeps the typed spelling after the field is left, for any value', async () => {
    await show(<Amount startMinor={null} />)
    const way = fc.constantFrom<[string, string]>([',', '.'], ['.', ','], ['', '.'], ['', ','])
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 9_999_999_99 }),
        way,
        async (minor, [group, sign]) => {
          const whole = String(Math.floor(minor / 100)).replaceAll(/\B(?=(\d{3})+$)/g, group)
          await budget.fill(`${whole}${sign}${String(minor % 100).padStart(2, '0')}`)
          await userEvent.tab()
          expect(reported()).toBe(String(minor))
          const digits = shown().replaceAll(/[$,]/g, '')
          expect(Math.round(Number(digits) * 100)).toBe(minor)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('offers a keyboard with a decimal sign on a phone', async () => {
    await show(<Amount />)
    await expect.element(budget).toHaveAttribute('inputmode', 'decimal')
  })
})

describe('the mouse wheel', () => {
  it('does not change a number', async () => {
    await show(
      <>
        <Amount />
        <Count hasSteppers />
      </>,
      WINDOW,
    )
    for (const field of [budget, count]) {
      const input = field.element() as HTMLInputElement
      const before = input.value
      input.focus()
      for (let notch = 0; notch < 10; notch += 1)
        input.dispatchEvent(
          new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }),
        )
      expect(input.value).toBe(before)
    }
  })
})

describe('a whole number', () => {
  it('asks about decimals', async () => {
    await show(<Count />)
    await count.fill('12.5')
    await userEvent.tab()
    await expect.element(page.getByText('Please enter a whole number.')).toBeVisible()
    await expect.element(count).toHaveValue('12.5')
  })

  it('keeps a number that is out of range, with the reason', async () => {
    await show(<Count minValue={1} maxValue={20} />)
    await count.fill('50')
    await userEvent.tab()
    await expect.element(page.getByText('The maximum value is 20.')).toBeVisible()
    await expect.element(count).toHaveValue('50')
  })

  it('changes by the arrow keys and the steppers, within its range', async () => {
    await show(<Count minValue={1} maxValue={6} hasSteppers />)
    await count.click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(count).toHaveValue('5')
    await page.getByRole('button', { name: 'Increase Count' }).click()
    await expect.element(count).toHaveValue('6')
    await expect.element(page.getByRole('button', { name: 'Increase Count' })).toBeDisabled()
    await page.getByRole('button', { name: 'Decrease Count' }).click()
    await expect.element(count).toHaveValue('5')
  })
})

describe('a form', () => {
  it('is not sent while one of its numbers is unreadable', async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    await show(
      <form noValidate onSubmit={onSubmit}>
        <Amount />
        <button type="submit">Save</button>
      </form>,
    )
    await budget.fill('1.000')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(onSubmit).not.toHaveBeenCalled()
    await expect.element(budget).toHaveFocus()
    await budget.fill('1000')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(reported()).toBe('100000')
  })
})
