// Fixes of creatives in WebKit: their results, and their messages where it lacks a codec.
import type { APIRequestContext } from '@playwright/test'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { inRoot } from '#scripts/project/paths.ts'
import { austinPlan, book, logInAsCustomer } from '../support/orders/bookedOrders.ts'
import { corpusFile } from '../support/creatives/uploadPage.ts'
import type { WebKitPage } from './WebKitPage.ts'
import { test } from './webkitTest.ts'

const USE = 'Use this and upload'

interface Given {
  request: APIRequestContext
  origin: string
  mediaType: MediaType
}

/** The upload page of a campaign that was just booked. */
async function openUpload(web: WebKitPage, { request, origin, mediaType }: Given) {
  await logInAsCustomer(request, origin)
  const { id } = await book(request, origin, { plans: [austinPlan(mediaType)] })
  await web.become(await request.storageState())
  await web.open(`/en-US/upload/${id}`)
  await web.find('button', 'Choose files')
}

const give = (web: WebKitPage, name: string) => web.give(inRoot(corpusFile(name)))

test('a picture is cropped around its focus, and sent', async ({ web, request, origin }) => {
  await openUpload(web, { request, origin, mediaType: 'dooh' })
  await give(web, 'wrong-ratio-4000x3000.png')
  await web.press('button', 'Crop to 1920x1080')
  await web.see('Fits now.')
  await web.see('25% of the height goes')
  await web.press('button', USE)
  await web.see('In review')
  await web.see(/wrong-ratio-4000x3000-1920x1080 .*PNG, 1920x1080,/)
})

test('a whole picture is padded with bars, and sent', async ({ web, request, origin }) => {
  await openUpload(web, { request, origin, mediaType: 'dooh' })
  await give(web, 'wrong-ratio-4000x3000.png')
  await web.press('button', 'Fit with bars to 1920x1080')
  await web.see('Fits now.')
  await web.press('button', USE)
  await web.see('In review')
})

test('a video is re-encoded in the size of a billboard, and sent', async ({
  web,
  request,
  origin,
}) => {
  await openUpload(web, { request, origin, mediaType: 'dooh' })
  await give(web, 'billboard-720p.mp4')
  await web.press('button', 'Scale to 1920x1080')
  await web.press('button', 'Make the copy')
  await web.see('Fits now.')
  await web.press('button', USE)
  await web.see('In review')
})

test('without a video encoder, the file explains what to export', async ({
  web,
  request,
  origin,
}) => {
  await openUpload(web, { request, origin, mediaType: 'dooh' })
  await web.call('delete globalThis.VideoEncoder')
  await give(web, 'billboard-720p.mp4')
  await web.see('This browser cannot convert this video to an accepted type.')
  await web.see('Export it as MP4 with H.264 in 1080x1920 or 1920x1080 pixels.')
})

test('without an audio encoder, a spot becomes a WAV, and the page explains what to export', async ({
  web,
  request,
  origin,
}) => {
  await openUpload(web, { request, origin, mediaType: 'online_audio' })
  await web.call('delete globalThis.AudioEncoder')
  await give(web, 'spot-31s.mp3')
  await web.press('button', 'Trim to 30 s')
  await web.see('This browser cannot compress sound.')
  await web.see('For a small file, export MP3 or M4A in your editing program.')
  await web.see('Fits now.')
})

for (const [kind, file] of [
  ['MP3', 'spot-31s.mp3'],
  ['Opus', 'spot-30.1s.ogg'],
] as const)
  test(`a spot in ${kind} is cut, leveled and compressed, and sent`, async ({
    web,
    request,
    origin,
  }) => {
    await openUpload(web, { request, origin, mediaType: 'online_audio' })
    await give(web, file)
    await web.press('button', 'Trim to 30 s')
    await web.see(/Level to −14 LUFS Measured −\d/)
    await web.see('Fits now.')
    await web.press('button', USE)
    await web.see('In review')
  })

test('spots and videos in other codecs are checked, and sent', async ({ web, request, origin }) => {
  await openUpload(web, { request, origin, mediaType: 'online_audio' })
  for (const [at, file] of ['spot-stereo.m4a', 'spot-vorbis.ogg', 'spot.flac'].entries()) {
    await give(web, file)
    await web.see(`In review ${at + 1}`)
  }
  await openUpload(web, { request, origin, mediaType: 'online_video' })
  for (const [at, file] of ['video-720p.mp4', 'video-vp9.webm'].entries()) {
    await give(web, file)
    await web.see(`In review ${at + 1}`)
  }
})
