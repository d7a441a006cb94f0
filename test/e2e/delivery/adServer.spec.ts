// Tags on a publisher's page, in a real browser: ads are shown, viewed and clicked; without an ad
// the page shows its own content.
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { openPublisher, serveOrigin } from '#test/support/delivery/publisherPage.ts'

const SITE = 'site_us_skillet_and_salt'
const VIDEO = 'video_us_skillet_and_salt_kitchen'
test('a page shows its own content when there is no ad, and players get an empty response', async ({
  page,
  baseURL,
}) => {
  const serve = serveOrigin(baseURL)
  const tag = `${serve}/t/${SITE}/display_300x250.js?place=XX`
  await openPublisher(
    page,
    `<script src="${tag}" data-fallback="#own"></script><p id="own" hidden>Subscribe to The Daily</p>`,
  )
  await expect(page.getByText('Subscribe to The Daily')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)

  const vast = await page.evaluate(
    async (url) => await (await fetch(url)).text(),
    `${serve}/v/${VIDEO}.xml?device=tv-1&place=XX`,
  )
  expect(vast).toContain('<VAST version="4.2" xmlns="http://www.iab.com/VAST"></VAST>')
})

test('an ad is counted when loaded and when viewed, and its click opens the landing page', async ({
  page,
  context,
  baseURL,
}) => {
  const serve = serveOrigin(baseURL)
  const told: string[] = []
  const asked: string[] = []
  await context.route(`${serve}/e/**`, async (route) => {
    told.push(new URL(route.request().url()).pathname)
    await route.fulfill({ status: 204 })
  })
  await context.route(`${serve}/c?**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Landing page</h1>' }),
  )
  // The real frame with a stubbed response: other tests check whether a campaign runs now.
  await context.route(`${serve}/a/**`, async (route) => {
    asked.push(route.request().postData() ?? '')
    await route.fulfill({
      json: {
        ad: {
          kind: 'image',
          title: 'Fresh bread',
          src: `${serve.replace('serve.', 'creatives.')}/ads/picture`,
          width: 300,
          height: 250,
          click: `${serve}/c?t=token`,
          events: { impression: `${serve}/e/impression?t=x`, viewable: `${serve}/e/viewable?t=x` },
        },
        seen: 'state after it',
      },
    })
  })
  await context.route('**/ads/picture', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"/>',
    }),
  )
  const frame = `<iframe title="Advertisement" width="300" height="250" src="${serve}/t/${SITE}/display_300x250.html"></iframe>`
  await openPublisher(page, `<div style="height: 3000px">Read on</div>${frame}`)
  const picture = page.frameLocator('iframe').getByRole('img', { name: 'Fresh bread' })
  await expect(picture).toHaveJSProperty('naturalWidth', 300)
  await expect.poll(() => told).toEqual(['/e/impression'])
  // The ad is far below the visible part of the page.
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect.poll(() => told).toEqual(['/e/impression', '/e/viewable'])
  const [landing] = await Promise.all([context.waitForEvent('page'), picture.click()])
  await expect(landing.getByRole('heading', { name: 'Landing page' })).toBeVisible()
  await landing.close()

  await page.reload()
  await expect(picture).toBeVisible()
  expect(asked).toEqual(['{"seen":""}', '{"seen":"state after it"}'])
})
