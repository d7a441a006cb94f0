import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { completeUpload } from '#worker/operations/creatives/creative/uploads/completeUpload.ts'
import { putUploadPart } from '#worker/operations/creatives/creative/uploads/putUploadPart.ts'
import { startUpload } from '#worker/operations/creatives/creative/uploads/startUpload.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import {
  areaOf,
  begin,
  complete,
  guestLine,
  png,
  sendPart,
} from '#test/support/creatives/uploads.ts'

useShop()

const refuse = () => Promise.reject(new Error('Over the quota'))

/** The Worker's context with a bucket that refuses writes, and with `isUnseen` reads as well. */
function fullBucket({ isUnseen = false } = {}): OperationContext {
  const CREATIVES = {
    head: isUnseen ? refuse : (key: string) => env.CREATIVES.head(key),
    createMultipartUpload: refuse,
    resumeMultipartUpload: () => ({ uploadPart: refuse, complete: refuse, abort: refuse }),
  } as unknown as R2Bucket
  return {
    ...jobContext(),
    env: new Proxy(env, {
      get: (bindings, name) =>
        name === 'CREATIVES' ? CREATIVES : (Reflect.get(bindings, name) as unknown),
    }),
  }
}

it('a bucket that refuses writes is reported at each step, and the upload resumes when it accepts them', async () => {
  const { by, lineId } = await guestLine()
  const access = {
    accessToken: undefined,
    accessKeyOf: () => by.headers['x-amd-order-key'],
  }
  const full = fullBucket()
  const file = await png(300, 250)
  const content = file.slice().buffer
  const failed = { code: 'upload_storage_failed' }
  const start = { name: 'banner.png', bytes: file.length }
  await expect(
    startUpload(full, { ...start, purpose: 'creative', lineId, access }),
  ).rejects.toMatchObject(failed)
  expect((await areaOf(by, lineId)).lines[0]?.uploads).toEqual([])

  const { upload } = await (await begin(by, lineId, start)).json<{ upload: UploadView }>()
  const key = { lineId, uploadId: upload.id, access }
  await expect(putUploadPart(full, { ...key, part: 1, content })).rejects.toMatchObject(failed)
  expect((await complete(by, upload)).status).toBe(409)

  expect((await sendPart(by, upload, 1, file)).status).toBe(200)
  await expect(completeUpload(full, key)).rejects.toMatchObject(failed)
  expect((await areaOf(by, lineId)).lines[0]).toMatchObject({ creatives: [], uploads: [{}] })
  expect((await complete(by, upload)).status).toBe(201)
  expect((await areaOf(by, lineId)).lines[0]).toMatchObject({
    creatives: [{ pending: { state: 'in_review' } }],
    uploads: [],
  })
})

it('a bucket that cannot be read is reported like any other refusal, and the upload resumes', async () => {
  const { by, lineId } = await guestLine()
  const access = {
    accessToken: undefined,
    accessKeyOf: () => by.headers['x-amd-order-key'],
  }
  const file = await png(300, 250)
  const start = { name: 'banner.png', bytes: file.length }
  const { upload } = await (await begin(by, lineId, start)).json<{ upload: UploadView }>()
  expect((await sendPart(by, upload, 1, file)).status).toBe(200)
  const key = { lineId, uploadId: upload.id, access }
  await expect(completeUpload(fullBucket({ isUnseen: true }), key)).rejects.toMatchObject({
    code: 'upload_storage_failed',
  })
  expect((await complete(by, upload)).status).toBe(201)
})
