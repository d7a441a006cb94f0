import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { expect, expectAccessible, ROBIN, test } from '#test/support/contact/deskTest.ts'
import { writePng } from '#scripts/fixtures/writePng.ts'
import { writeZip } from '#scripts/fixtures/writeZip.ts'
import { mailedText } from '#test/support/foundation/localMails.ts'
import { DISPLAY, planAustin } from '#test/support/planning/planner.ts'
import { freshEmail, goToCheckout, payWithCard } from '#test/support/commerce/shopper.ts'
import {
  chooseFiles,
  corpusFile,
  fileGroup,
  openAsGuest,
  pressBanner,
} from '#test/support/creatives/uploadPage.ts'

/** Never stops moving, and opens an address of its own. */
const RESTLESS_BANNER = writeZip([
  {
    path: 'index.html',
    content: `<!doctype html><html><head><meta name="ad.size" content="width=300,height=250">
      <style>html, body { height: 100%; margin: 0 } @keyframes move { to { opacity: 0.5 } } p { animation: move 2s infinite }</style>
      <script>var clickTag = 'https://lee.example.com/'; const other = () => window.open('https://elsewhere.example.com/' + (clickTag ? '' : 'x'))</script>
      </head><body onclick="other()"><p>Hot bread</p><img src="a.png" alt=""></body></html>`,
  },
  { path: 'a.png', content: writePng({ width: 100, height: 100, noise: randomBytes(30_000) }) },
])

const codeIn = (mail: string) => /^\d{6}$/m.exec(mail)?.[0] ?? ''

/** Books a campaign in Austin as a guest and pays by card. Returns the guest's email address. */
async function buyAsGuest(page: Page): Promise<string> {
  const email = freshEmail()
  await planAustin(page, DISPLAY)
  await page.getByRole('button', { name: 'Summary', exact: true }).click()
  await page.getByRole('button', { name: 'Add to Shopping Cart' }).first().click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await goToCheckout(page, email)
  await page.getByRole('button', { name: /^Place order and pay, \$/ }).click()
  await payWithCard(page, '4242')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  return email
}

test('a guest pays, uploads a banner by the emailed link on a phone, and the desk approves it', async ({
  page,
  browser,
  pageOf,
}) => {
  test.slow()
  const email = await buyAsGuest(page)
  await page.getByRole('link', { name: /^Upload creatives for/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Creatives for/ })).toBeVisible()
  const mail = await mailedText(page.request, email, /^Your order AMD-\d+ is booked/)
  const { pathname } = new URL(/https?:\/\/\S+\/upload\/ord_\w+/.exec(mail)?.[0] ?? '')

  const elsewhere = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'CF-Connecting-IP': `10.78.0.${1 + Math.floor(Math.random() * 250)}` },
  })
  const phone = await elsewhere.newPage()
  await phone.goto(pathname)
  await phone.getByRole('button', { name: 'Email me a code' }).click()
  const field = phone.getByRole('textbox', { name: 'Code' })
  await field.fill(
    codeIn(await mailedText(phone.request, email, /^Your code for the creatives of/)),
  )
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { level: 1, name: /^Creatives of order/ })).toBeVisible()

  // A name that is unique in the queue.
  const title = `hot-bread-${crypto.randomUUID().slice(0, 8)}`
  const buffer = readFileSync(corpusFile('right-300x250.png'))
  await chooseFiles(phone, { name: `${title}.png`, mimeType: 'image/png', buffer })
  const inReview = fileGroup(phone, 'In review')
  await expect(inReview.getByText(title, { exact: true })).toBeVisible()
  await expect(inReview.getByText('PNG, 300x250,')).toBeVisible()
  await expectFits(phone)
  await expectAccessible(phone)

  await test.step('the desk approves it by keyboard', async () => {
    const desk = await pageOf(ROBIN)
    await desk.goto(`/en-US/admin/reviews?q=${title}`)
    await expect(desk.getByRole('article', { name: title })).toBeVisible()
    await desk.keyboard.press('a')
    await desk.keyboard.press('Control+Enter')
    await expect(desk.getByText('No ad matches')).toBeVisible()
  })

  await test.step('the guest sees the approval without another code', async () => {
    await phone.reload()
    await expect(fileGroup(phone, 'Approved').getByText(title, { exact: true })).toBeVisible()
    await expect(inReview).toHaveCount(0)
    await expectFits(phone)
    await expectAccessible(phone)
  })
  await elsewhere.close()
})

test('a file is checked before upload, replaced, renamed, removed and restored', async ({
  page,
  origin,
}) => {
  test.slow()
  await openAsGuest(page, origin, ['online_display'])
  const sent: string[] = []
  page.on('request', (request) => {
    // The cart is saved meanwhile: only parts of files count.
    if (request.method() === 'PUT' && request.url().includes('/uploads/')) sent.push(request.url())
  })

  await test.step('a wrong size is refused with the measured and the allowed size', async () => {
    await chooseFiles(page, corpusFile('off-by-one-301x250.png'))
    const refused = fileGroup(page, 'Needs you')
    await expect(refused.getByText('Wrong resolution')).toBeVisible()
    await expect(refused.getByText('301x250').first()).toBeVisible()
    await expect(refused.getByText(/300x250/).last()).toBeVisible()
    expect(sent).toEqual([])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove from the list: off-by-one-301x250.png' }).click()
    await expect(refused).toBeHidden()
  })

  await test.step('a dropped file goes to review', async () => {
    const bytes = readFileSync(corpusFile('right-300x250.png')).toString('base64')
    const transfer = await page.evaluateHandle((base64) => {
      const raw = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([raw], 'hot-bread.png', { type: 'image/png' }))
      return data
    }, bytes)
    await page.dispatchEvent('[data-drop-box]', 'drop', { dataTransfer: transfer })
    await expect(fileGroup(page, 'In review').getByText('hot-bread', { exact: true })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  await test.step('a duplicate file is reported', async () => {
    await chooseFiles(page, corpusFile('right-300x250.png'))
    await expect(page.getByText(/Creative already uploaded/i)).toBeVisible()
    await page.getByRole('button', { name: 'Remove from the list: right-300x250.png' }).click()
  })

  const menu = async (item: string) => {
    await page.getByRole('button', { name: /^More for/ }).press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }

  await test.step('title and landing page are edited', async () => {
    await menu('Edit title and landing page')
    await page.getByRole('textbox', { name: 'Title' }).fill('Hot bread at six')
    await page.getByRole('textbox', { name: 'Landing page' }).fill('http://lee.example.com')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The landing page must be an address with https://')).toBeVisible()
    await page.getByRole('textbox', { name: 'Landing page' }).fill('https://lee.example.com/bread')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    const row = fileGroup(page, 'In review')
    await expect(row.getByText('Hot bread at six', { exact: true })).toBeVisible()
    await expect(row.getByText('Leads to https://lee.example.com/bread')).toBeVisible()
  })

  await test.step('the file is replaced', async () => {
    const choosing = page.waitForEvent('filechooser')
    await menu('Replace the file')
    await (await choosing).setFiles(corpusFile('right-728x90.jpg'))
    await expect(fileGroup(page, 'In review').getByText(/right-728x90\.jpg, JPEG/)).toBeVisible()
  })

  await test.step('the file is removed and restored', async () => {
    await menu('Remove')
    await expect(page.getByText('It has not run yet, so delivery does not change.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No file yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(
      fileGroup(page, 'In review').getByText('Hot bread at six', { exact: true }),
    ).toBeVisible()
  })

  await test.step('a banner’s behavior in the preview gives advice', async () => {
    await chooseFiles(page, {
      name: 'restless.zip',
      mimeType: 'application/zip',
      buffer: RESTLESS_BANNER,
    })
    await expect(fileGroup(page, 'In review').getByText('restless', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Next creative' }).click()
    const seen = page.getByRole('list', { name: 'Seen of restless in the preview' })
    await expect(seen.getByText('Animation goes on for more than 30.0 s')).toBeVisible()
    await expect(seen.getByText(/^\d\d kB at the start$/)).toBeVisible()
    await pressBanner(page, 'restless')
    await expect(seen.getByText('A click opens another address than clickTag')).toBeVisible()
    const advice = fileGroup(page, 'In review')
    await expect(advice.getByText('The animation should end within 30 seconds')).toBeVisible()
    await expect(advice.getByText('A click opens another address than clickTag')).toBeVisible()
    await expectAccessible(page)
  })
})

test('an interrupted upload resumes with the same file after a reload, also from another tab', async ({
  page,
  context,
  origin,
}) => {
  test.slow()
  await openAsGuest(page, origin, ['online_video'])
  const path = new URL(page.url()).pathname
  // A valid spot, padded to three parts: players skip a `free` box.
  const spot = readFileSync(corpusFile('video-720p.mp4'))
  const padding = Buffer.alloc(11 * 1024 * 1024)
  padding.writeUInt32BE(padding.length, 0)
  padding.write('free', 4, 'latin1')
  const file = { name: 'spot.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([spot, padding]) }

  const cut = /\/parts\/[23]$/
  await page.route(cut, (route) => route.abort())
  const first = page.waitForResponse(/\/parts\/1$/)
  await chooseFiles(page, file)
  await first
  await expect(page.getByText('No connection')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.unroute(cut)
  await page.route(cut, (route) => route.abort())
  await page.reload()

  const onTheWay = fileGroup(page, 'On the way')
  await expect(onTheWay.getByText('Page not fully uploaded')).toBeVisible()
  await expect(onTheWay.getByText(/Saved until/)).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto(path)
  const sent: string[] = []
  for (const tab of [page, other])
    tab.on('request', (request) => {
      const part = /\/parts\/(\d)$/.exec(request.url())?.[1]
      if (part) sent.push(part)
    })
  await page.unroute(cut)
  const resume = async (tab: typeof page) => {
    const choosing = tab.waitForEvent('filechooser')
    await tab.getByRole('button', { name: 'Resume spot.mp4' }).click()
    await (await choosing).setFiles(file)
  }
  await Promise.all([resume(page), resume(other)])
  for (const tab of [page, other]) {
    await expect(fileGroup(tab, 'In review').getByText('spot', { exact: true })).toBeVisible()
  }
  expect(sent).not.toContain('1')
  await page.reload()
  await expect(fileGroup(page, 'In review').getByRole('listitem')).toHaveCount(1)
})

test('one click follows advice after the upload', async ({ page, origin }) => {
  test.slow()
  await openAsGuest(page, origin, ['dooh'])
  await chooseFiles(page, corpusFile('billboard-with-sound.mp4'))
  const inReview = fileGroup(page, 'In review')
  await expect(inReview.getByText('Audio is discarded')).toBeVisible()
  await inReview.getByRole('button', { name: 'Remove the sound' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this and upload' }).click()
  await expect(inReview.getByText('billboard-with-sound-silent.mp4')).toBeVisible()
  await expect(inReview.getByText('Audio is discarded')).toBeHidden()
  await expect(inReview.getByText('1', { exact: true })).toBeVisible()
})
