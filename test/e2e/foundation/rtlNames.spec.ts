// Right-to-left names next to figures: the figures stay in their reading order.
import type { Page } from '@playwright/test'
import { sitePath } from '#content/sitePaths.ts'
import { expect, test } from '#test/support/contact/chatTest.ts'
import { said } from '#test/support/contact/chatWidget.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'

const BAKERY = 'מאפיית לחם'
const CAMPAIGN = 'קמפיין חורף'

/** Texts with a right-to-left name that shares the reading order of its line with figures. */
const reordered = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? ''
      const parent = walker.currentNode.parentElement
      if (!/[\u0590-\u05FF]/.test(text) || !parent?.checkVisibility()) continue
      const { display, unicodeBidi } = getComputedStyle(parent)
      const isIsolated = display !== 'inline' || /isolate|plaintext/.test(unicodeBidi)
      // A box or an isolate that contains only the name has its own reading order.
      const beside = parent.textContent.replaceAll(/[\u0590-\u05FF\s,·:.-]/g, '')
      if (!isIsolated || /^\d|\d$/.test(beside)) found.push(parent.textContent)
    }
    return found
  })

test('figures next to a Hebrew name stay in place in list, order and chat', async ({
  page,
  origin,
  visit,
}) => {
  await logInAsCustomer(page.request, origin)
  const { id } = await book(page.request, origin, {
    plans: [{ ...austinPlan('online_display'), name: CAMPAIGN }],
    advertiser: BAKERY,
    payment: 'invoice',
    contact: { firstName: 'דוד', lastName: 'כהן' },
  })
  await page.goto(sitePath('order', { id }))
  await expect(page.getByText(CAMPAIGN).first()).toBeVisible()
  expect(await reordered(page)).toEqual([])
  await page.goto('/en-US/my-orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await reordered(page)).toEqual([])
  const { desk, session } = await visit('/en-US')
  await desk.say(session, 'שלום, 5 ads')
  await expect(said(page, 'שלום, 5 ads')).toBeVisible()
  const direction = await said(page, 'שלום, 5 ads').evaluate(
    (text) => getComputedStyle(text.closest('bdi') ?? text).unicodeBidi,
  )
  expect(direction).toBe('isolate')
})
