import { AD_CREATION_NAMES } from '#domain/catalogue/packageTitle.ts'
import { describe, expect, it } from 'vitest'
import { AD_CREATION_SLUGS } from '#domain/catalogue/adCreationPackage.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { AD_CREATION_PAGES } from './adCreation/adCreationPages.ts'
import { BOOKING_PAGES, findBookingPage } from './bookingPages.ts'
import { HOME, mediaPriceLine } from './home.ts'
import { planPath } from './sitePaths.ts'

describe('the home page', () => {
  it('presents all six media with the prices of the planner’s default plans', () => {
    expect(HOME.media.blurbs.map(({ mediaType }) => mediaType).toSorted()).toEqual(
      MEDIA_TYPES.toSorted(),
    )
    expect(mediaPriceLine('ctv')).toBe('From $500, about $33.05 CPM in the US')
    expect(mediaPriceLine('dooh')).toBe('From $250, about $6.91 CPM in the US')
  })
})

describe('the booking pages', () => {
  it('number seven: one per medium, and one that begins with choosing it', () => {
    expect(BOOKING_PAGES).toHaveLength(7)
    expect(findBookingPage('online-digital-marketing')?.mediaType).toBeNull()
    for (const mediaType of MEDIA_TYPES) {
      const [, , section = ''] = planPath(mediaType).split('/')
      expect(findBookingPage(section)?.mediaType).toBe(mediaType)
    }
  })
})

describe('the ad-creation pages', () => {
  it.each(AD_CREATION_SLUGS)('contain every part that %s needs', (slug) => {
    const page = AD_CREATION_PAGES[slug]
    expect(page.slug).toBe(slug)
    expect(page.whatYouGet.length).toBeGreaterThanOrEqual(3)
    expect(page.steps.length).toBeGreaterThanOrEqual(3)
    expect(page.faq.length).toBeGreaterThanOrEqual(4)
  })
})

it('call a package in the cart as its page does', () => {
  for (const { slug, name } of Object.values(AD_CREATION_PAGES))
    expect(AD_CREATION_NAMES[slug]).toBe(name)
})
