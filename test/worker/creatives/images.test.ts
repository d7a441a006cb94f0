import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { imageAddress, imageSources } from '#domain/foundation/image/imageAddress.ts'
import { PICTURES_A_DAY } from '#domain/foundation/image/imageVariant.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import { FEW_CALLS } from '#worker/platform/fewCalls.ts'
import { useOneMinute } from '#test/support/foundation/oneMinute.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import { guestLine, png, uploaded } from '#test/support/creatives/uploads.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

useShop()
useOneMinute()
afterEach(() => vi.restoreAllMocks())

async function asked(address: string, accept = '*/*') {
  const execution = createExecutionContext()
  const request = new Request(new URL(address, 'http://127.0.0.1:8787'), {
    headers: { Accept: accept },
  })
  const response = await worker.fetch(request, env, execution)
  const bytes = await response.arrayBuffer()
  await waitOnExecutionContext(execution)
  return { response, bytes, type: response.headers.get('Content-Type') }
}

const sizeOf = async (bytes: ArrayBuffer) => {
  const info = await env.IMAGES.info(new Blob([bytes]).stream())
  return 'width' in info ? [info.width, info.height] : []
}

async function givenPicture() {
  const { by, lineId } = await guestLine()
  const { pending } = await uploaded(by, lineId, await png(300, 250))
  return pending?.previewUrl ?? ''
}

describe('image proxy', () => {
  it('returns a picture of the creatives’ host in the requested size, as WebP by default, and caches it', async () => {
    const picture = await givenPicture()
    const { src, placeholder } = imageSources(picture, 112)
    const webp = await asked(src)
    expect([webp.response.status, webp.type]).toEqual([200, 'image/webp'])
    // Never larger than the original.
    expect(await sizeOf(webp.bytes)).toEqual([300, 250])
    expect((await asked(src, 'image/avif,image/webp')).type).toBe('image/webp')
    expect((await asked(`${src}&format=avif`)).type).toBe('image/avif')
    const small = await asked(placeholder)
    expect(small.type).toBe('image/webp')
    expect(Math.max(...(await sizeOf(small.bytes)))).toBe(10)
    const filled = await asked(
      `${imageAddress(picture, { fit: 'cover' })}&resize=320x40&format=png`,
    )
    expect([filled.type, await sizeOf(filled.bytes)]).toEqual(['image/png', [320, 40]])

    const made = vi.spyOn(env.IMAGES, 'input')
    expect(new Uint8Array((await asked(src)).bytes)).toEqual(new Uint8Array(webp.bytes))
    expect(made).not.toHaveBeenCalled()
  })

  it('is closed to other hosts, and to files that are not our pictures', async () => {
    const picture = await givenPicture()
    const fetched = vi.spyOn(globalThis, 'fetch')
    const refused = [
      'https://evil.example/picture.png',
      '//evil.example/picture.png',
      picture.replace(/^http:\/\/[^/]+/, 'https://evil.example'),
      picture.replace('/file', '/../../../api/settings'),
      picture.replace(/\/[^/]+\/file$/, '/forged/file'),
      'http://127.0.0.1:1/picture.png',
      '/api/settings',
      '/en-US',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
    ]
    for (const src of refused) {
      const { response, type } = await asked(imageAddress(src, { width: 320 }))
      expect([src, response.status, type]).toEqual([src, 404, 'application/json'])
    }
    expect((await asked(imageAddress(picture, { width: 321 }))).response.status).toBe(400)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('logs an unreadable picture with size 0, and returns 404', async () => {
    const picture = await givenPicture()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(env.IMAGES, 'info').mockRejectedValue(new Error('not an image'))
    expect((await asked(imageSources(picture, 640).src)).response.status).toBe(404)
    expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toEqual({
      level: 'error',
      event: 'Failed to get image meta',
      width: 0,
      height: 0,
      ratio: 0,
      message: 'not an image',
    })
  })

  it('limits conversions per minute and network', async () => {
    vi.spyOn(env.LIMIT_READ, 'limit').mockResolvedValue({ success: false })
    for (let call = 0; call < FEW_CALLS; call += 1) await asked(imageAddress('/share.png', {}))
    const { response } = await asked(imageAddress('/share.png', { width: 320 }))
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
  })

  it('limits conversions per day and network, and still serves converted ones', async () => {
    const picture = await givenPicture()
    const { src } = imageSources(picture, 112)
    expect((await asked(src)).response.status).toBe(200)
    const counters = "from attempt_counters where key like 'pictures:%'"
    expect(await env.DB.prepare(`select count ${counters}`).first('count')).toBe(1)
    await env.DB.prepare("update attempt_counters set count = ? where key like 'pictures:%'")
      .bind(PICTURES_A_DAY)
      .run()
    expect((await asked(`${src}&height=7`)).response.status).toBe(429)
    expect((await asked(src)).response.status).toBe(200)
  })
})
