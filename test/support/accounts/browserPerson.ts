import { expect, type Browser } from '@playwright/test'
import { mailedPath } from '#test/support/foundation/localMails.ts'

const PASSWORD = 'a long test password'

/** A page with a new logged-in account. */
export async function personIn(browser: Browser, origin: string, firstName: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${origin}/api${path}`, { headers: { origin }, data })
    expect(answer.ok()).toBe(true)
  }
  const person = { email, firstName, lastName: 'Baker', type: 'individual', password: PASSWORD }
  await post('/registrations', person)
  const path = await mailedPath(page.request, email, /^Confirm your email/)
  const token = new URL(path, origin).searchParams.get('token') ?? ''
  await post('/email-verifications', { token, password: PASSWORD })
  return { page, context, email, close: async () => await context.close() }
}
