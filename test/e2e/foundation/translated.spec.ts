import type { Page } from '@playwright/test'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { DISPLAY, openStep, planAustin } from '#test/support/planning/planner.ts'
import { type Translating, translatePage } from '#test/support/foundation/browser/translatePage.ts'

const forecast = (page: Page) => page.getByRole('complementary', { name: 'Forecast' })

async function setBudget(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Budget', exact: true }).fill(amount)
  await page.keyboard.press('Enter')
}

/** The forecast's text with single spaces. */
const words = async (page: Page) =>
  (await forecast(page).innerText()).replaceAll(/\s+/g, ' ').trim()

for (const way of ['replaced', 'inserted', 'moved'] satisfies Translating[]) {
  test(`a planner translated by the browser shows the right figures: texts ${way}`, async ({
    page,
  }) => {
    await planAustin(page, DISPLAY)
    await openStep(page, 'Budget')
    await setBudget(page, '800')
    await expect(forecast(page).getByText('Forecast for $800')).toBeVisible()
    // All figures of a forecast appear together.
    await expect.poll(() => words(page)).toMatch(/Your price \$800/)
    const expected = await words(page)
    await setBudget(page, '1,250.50')
    await expect(forecast(page).getByText('Forecast for $1,250.50')).toBeVisible()

    await page.evaluate(translatePage, way)
    await setBudget(page, '800')
    await expect.poll(() => words(page)).toBe(expected)

    // Opening and closing steps adds and removes parts of the page.
    await page.evaluate(translatePage, way)
    await openStep(page, 'Creatives')
    await page.evaluate(translatePage, way)
    await openStep(page, 'Budget')
    await expect.poll(() => words(page)).toBe(expected)
  })
}
