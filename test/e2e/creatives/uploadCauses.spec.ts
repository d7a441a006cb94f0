// Why an upload does not go on: the file, the connection, or the scripts of a page that a deployment has removed.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '#test/support/contact/deskTest.ts'
import {
  chooseFiles,
  corpusFile,
  fileGroup,
  openAsGuest,
} from '#test/support/creatives/uploadPage.ts'

const JPEG = readFileSync(corpusFile('exif-3-stays-300x250.jpg'))
const jpeg = (name: string) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: JPEG })

test('a good JPEG chosen without a connection waits, and goes on when it is back', async ({
  page,
  context,
  origin,
}) => {
  await openAsGuest(page, origin, ['online_display'])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await chooseFiles(page, jpeg('no-network'))
  const row = page.getByRole('listitem').filter({ hasText: 'no-network' })
  await expect(row.getByText('No connection')).toBeVisible()
  await expect(row.getByText('Resumes automatically')).toBeVisible()
  await expect(page.getByText('Refused')).toHaveCount(0)
  await context.setOffline(false)
  await expect(fileGroup(page, 'In review').getByText('no-network', { exact: true })).toBeVisible()
})

test.describe('after a deployment', () => {
  test.use({ standInSays: /404|dynamically imported module/ })

  test('a file whose check cannot be loaded asks for a reload, and is not blamed', async ({
    page,
    origin,
  }) => {
    await openAsGuest(page, origin, ['online_display'])
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    // The page has loaded what reads pictures, not what reads video.
    await chooseFiles(page, corpusFile('video-720p.mp4'))
    await expect(page.getByText('We updated this site after you opened the page.')).toBeVisible()
    await expect(page.getByText('Refused')).toHaveCount(0)
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Creatives/ })).toBeVisible()
    await chooseFiles(page, jpeg('after-reload'))
    await expect(
      fileGroup(page, 'In review').getByText('after-reload', { exact: true }),
    ).toBeVisible()
  })
})

test('a file that was saved again during its upload is asked for again', async ({
  page,
  origin,
}) => {
  await openAsGuest(page, origin, ['online_video'])
  const folder = await mkdtemp(path.join(tmpdir(), 'saved-again-'))
  const file = path.join(folder, 'spot.mp4')
  // Players skip a `free` box: it pads a right spot to three parts.
  const padding = Buffer.alloc(11 * 1024 * 1024)
  padding.writeUInt32BE(padding.length, 0)
  padding.write('free', 4, 'latin1')
  const spot = readFileSync(corpusFile('video-720p.mp4'))
  await writeFile(file, Buffer.concat([spot, padding]))
  const cut = /\/parts\/[23]$/
  await page.route(cut, (route) => route.abort())
  const first = page.waitForResponse(/\/parts\/1$/)
  await chooseFiles(page, file)
  await first
  await expect(page.getByText('No connection')).toBeVisible()
  await writeFile(file, Buffer.concat([spot, padding, padding]))
  await page.unroute(cut)
  await expect(page.getByText('This file was saved again, moved or deleted')).toBeVisible()
  await expect(page.getByText('No connection')).toHaveCount(0)
  await rm(folder, { recursive: true })
})
