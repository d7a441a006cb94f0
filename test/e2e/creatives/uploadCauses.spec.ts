// Causes that stop an upload: the file, the connection, or page scripts that a deployment has
// removed.
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

test('a valid JPEG chosen offline waits, and uploads once online', async ({
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

  test('a check that cannot be loaded asks for a reload, and does not blame the file', async ({
    page,
    origin,
  }) => {
    await openAsGuest(page, origin, ['online_display'])
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    // The page has loaded the code for images, but not the code for video.
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

test('a file that was saved again during its upload is requested again', async ({
  page,
  origin,
}) => {
  await openAsGuest(page, origin, ['online_video'])
  const folder = await mkdtemp(path.join(tmpdir(), 'saved-again-'))
  const file = path.join(folder, 'spot.mp4')
  // Players skip a `free` box: it pads a valid spot to three parts.
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
