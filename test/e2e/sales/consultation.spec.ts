// Media consultation and the ad options of a region: from a request to a plan, or to a person.
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

test('a place shows all six media and three plans; a request becomes a mix that is edited, planned and sent', async ({
  page,
}) => {
  await page.goto('/en-US/ad-options-in-your-region')
  const main = page.getByRole('main')
  for (const medium of ['Billboards', 'Streaming TV', 'Audio'])
    await expect(main.getByRole('heading', { level: 2, name: medium })).toBeVisible()
  await page.getByRole('combobox', { name: 'Where' }).fill('Houston')
  await page.getByRole('option', { name: /^Houston, Texas/ }).click()
  await expect(page).toHaveURL(/place=city_/)
  await expect(main.getByText(/people around Houston, Texas/).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Take this plan' })).toHaveCount(3)
  await expect(main.getByText(/^[\d,]+ screens$/)).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(places|countries|products)\b/.test(pathname)) asked.push(pathname + search)
  })
  await page.goto('/en-US/media-consultation')
  const mix = page.getByRole('region', { name: 'Your first media mix' })
  await expect(mix.getByText('Your whole budget.')).toBeVisible()
  // Six media are planned for one place: shared data is requested once.
  expect(asked).toHaveLength(8)
  expect(new Set(asked).size).toBe(asked.length)
  await expectFits(page)
  await expectAccessible(page)
  await expect(
    main.getByText('sales desks for USA and Canada, for Europe and for Australia and NZ'),
  ).toBeVisible()
  const sliders = mix.getByRole('slider')
  expect(await sliders.count()).toBeGreaterThan(1)
  await expect(mix.getByText(/^Reaches [\d,]+ people, \d+\.\d times each$/)).toBeVisible()
  await expect(mix.getByText(/^The next \$100 would bring [\d,]+ more people, with /)).toBeVisible()
  await mix
    .getByRole('combobox', { name: 'Make the most of' })
    .selectOption('Completed views and spots')
  await expect(mix.getByText(/^About [\d,]+ completed views and spots$/)).toBeVisible()
  await expect(mix.getByRole('heading', { level: 3, name: 'Billboards' })).toHaveCount(0)
  await mix.getByRole('combobox', { name: 'Make the most of' }).selectOption('People reached once')
  await sliders.first().press('ArrowLeft')
  await expect(mix.getByText('$50 less than your budget.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Goal' }).selectOption('Bring people to my website')
  await expect(mix.getByText('Your whole budget.')).toBeVisible()

  const form = page.getByRole('form', { name: 'Consultation' })
  await form.getByRole('button', { name: 'Ask for a consultation' }).click()
  await expect(form.getByText('Invalid phone number')).toBeVisible()
  await form.getByRole('textbox', { name: 'Phone number' }).fill('(512) 555-0166')
  await form.getByRole('textbox', { name: 'First name' }).fill('Cora')
  await form.getByRole('textbox', { name: 'Last name' }).fill('Wish')
  await form.getByRole('textbox', { name: 'Email' }).fill('cora@example.com')
  const taken = page.waitForResponse('**/api/consultations')
  await form.getByRole('button', { name: 'Ask for a consultation' }).click()
  await expect(
    page.getByRole('heading', { name: 'Thank you. We have your request.' }),
  ).toBeVisible()
  expect((await taken).status()).toBe(201)
  await mix
    .getByRole('link', { name: /^Plan it/ })
    .first()
    .click()
  await expect(page).toHaveURL(/buy-self-service/)
})

test('one click puts the whole mix in the cart, which counts each person once', async ({
  page,
}) => {
  await page.goto('/en-US/media-consultation')
  const mix = page.getByRole('region', { name: 'Your first media mix' })
  await expect(mix.getByText('Your whole budget.')).toBeVisible()
  const media = await mix.getByRole('heading', { level: 3 }).count()
  expect(media).toBeGreaterThan(1)
  await mix.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(media)
  await expect(
    page.getByText(/, adds [\d,]+ (person|people) no other campaign reaches/),
  ).toHaveCount(media)
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(
    summary.getByText(/^Reaches [\d,]+ people, \d+\.\d times each on average \(estimate\)$/),
  ).toBeVisible()
  await expect(summary.getByText('$5,000').first()).toBeVisible()
  await expectAccessible(page)
})
