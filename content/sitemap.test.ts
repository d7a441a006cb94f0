import { describe, expect, it } from 'vitest'
import { dayOf } from './editedDays.ts'
import { knowledgePaths } from './knowledgePaths.ts'
import { robotsText, sitemapIndex, sitemapPart, sitemapParts } from './sitemap.ts'

const ORIGIN = 'https://admarket.example'
const VIENNA = '/en-US/billboards-digital/local-regional/austria/vienna/vienna'
const LOCAL = new Map([['billboards-digital', [VIENNA]]])

describe('the sitemap', () => {
  it('lists every guide page once, with its last change', () => {
    const listed = [...sitemapParts(LOCAL).values()].flat()
    expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length)
    for (const path of knowledgePaths())
      expect(listed).toContainEqual({ path, lastModified: dayOf(path) })
    expect(listed.length).toBeLessThan(50_000)
  })

  it('lists its parts, all of which exist', () => {
    const parts = [...sitemapIndex(ORIGIN, LOCAL).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => url,
    )
    expect(parts[0]).toBe(`${ORIGIN}/en-US/sitemap/site.xml`)
    for (const url of parts) {
      const xml = sitemapPart(url?.split('/').at(-1) ?? '', ORIGIN, LOCAL)
      expect(xml).toContain(
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://',
      )
    }
    expect(sitemapPart('billboards-digital-local.xml', ORIGIN, LOCAL)).toContain(VIENNA)
    expect(sitemapPart('ctv-streaming-ads.xml', ORIGIN, LOCAL)).toContain(
      '/ctv-streaming-ads/video-ads</loc>',
    )
    expect(sitemapPart('nothing.xml', ORIGIN, LOCAL)).toBeNull()
  })

  it('is linked from robots.txt', () => {
    expect(robotsText(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/en-US/sitemap.xml`)
  })
})
