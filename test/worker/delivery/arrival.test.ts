import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'

it('stores a visitor’s arrival per session, from the first address only, and only where measuring is allowed', async () => {
  const cookieOf = async (headers: Record<string, string>, cf?: { timezone: string }) => {
    const path = 'http://127.0.0.1:8787/cart?utm_source=x&o=ofk_secret'
    const request = new Request(path, { redirect: 'manual', headers, ...(cf ? { cf } : {}) })
    return (await exports.default.fetch(request)).headers.get('Set-Cookie') ?? ''
  }
  expect(await cookieOf({})).toContain(
    'amd_arrival=utm_source%3Dx%26o%3D1; Path=/; HttpOnly; SameSite=Lax',
  )
  expect(await cookieOf({ Cookie: 'amd_arrival=r%3Dy' })).not.toContain('amd_arrival')
  expect(await cookieOf({ DNT: '1' })).not.toContain('amd_arrival')
  expect(await cookieOf({ 'Sec-GPC': '1' })).not.toContain('amd_arrival')
  expect(await cookieOf({}, { timezone: 'Europe/Vienna' })).not.toContain('amd_arrival')
})
