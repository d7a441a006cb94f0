import type { Locator } from '@playwright/test'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { planPath } from '#content/sitePaths.ts'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { planAustin } from '#test/support/planning/planner.ts'

/** The drawn position of each piece of text in a box. */
const textBoxes = (box: Locator) =>
  box.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: { text: string; left: number; right: number; top: number; bottom: number }[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      found.push({ text: texts.currentNode.textContent ?? '', left, right, top, bottom })
    }
    return found
  })

async function expectApart(box: Locator): Promise<void> {
  const labels = await textBoxes(box)
  expect(labels.length).toBeGreaterThanOrEqual(3)
  const collide = labels.flatMap((one, at) =>
    labels
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} on ${other.text}`),
  )
  expect(collide).toEqual([])
}

for (const width of [390, 1440]) {
  for (const mediaType of MEDIA_TYPES) {
    test(`${mediaType}: no label of the reach curve overlaps another at ${width}`, async ({
      page,
    }) => {
      await planAustin(page, planPath(mediaType), 1_234_500)
      await page.setViewportSize({ width, height: 900 })
      if (width === 390) await page.getByRole('button', { name: 'Open the forecast' }).click()
      const curve = page.getByRole('group', { name: 'Reach by budget' })
      await expect(curve).toBeVisible()
      await expectApart(curve.locator('xpath=following-sibling::p'))
      await expectFits(page)
    })
  }

  test(`no label of a product’s reach curve overlaps another at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en-US/ctv-streaming-ads/video-ads')
    await page.getByRole('main').getByRole('link', { name: 'Matinee Lane' }).first().click()
    const chart = page.getByRole('figure').filter({ hasText: 'in four weeks, by budget' })
    await expectApart(chart.locator('[aria-hidden]'))
    await expectFits(page)
  })
}
