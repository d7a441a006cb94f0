import { AD_CREATION_NAMES } from '#domain/catalogue/packageTitle.ts'
import { describe, expect, it } from 'vitest'
import { AD_CREATION_SLUGS } from '#domain/catalogue/adCreationPackage.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { AD_CREATION_PAGES } from './adCreation/adCreationPages.ts'
import { BOOKING_PAGES, findBookingPage } from './bookingPages.ts'
import { HOME, mediaPriceLine } from './home.ts'
import { planPath } from './sitePaths.ts'

describe('the home page', () => {
  it('introduces all six media with the prices of the catalogue', () => {
    expect(HOME.media.blurbs.map(({ mediaType }) => mediaType).toSorted()).toEqual(
      MEDIA_TYPES.toSorted(),
    )
    expect(mediaPriceLine('ctv')).toBe('From $500, about $28 CPM')
    expect(mediaPriceLine('dooh')).toBe('From $250, about $5 CPM')
  })
})

describe('the booking pages', () => {
  it('are seven: one a medium and one that begins with choosing it', () => {
    expect(BOOKING_PAGES).toHaveLength(7)
    expect(findBookingPage('online-digital-marketing')?.mediaType).toBeNull()
    for (const mediaType of MEDIA_TYPES) {
      const [, , section = ''] = planPath(mediaType).split('/')
      expect(findBookingPage(section)?.mediaType).toBe(mediaType)
    }
  })
})

describe('the ad-creation pages', () => {
  it.each(AD_CREATION_SLUGS)('say all that %s needs', (slug) => {
    const page = AD_CREATION_PAGES[slug]
    expect(page.slug).toBe(slug)
    expect(page.whatYouGet.length).toBeGreaterThanOrEqual(3)
    expect(page.steps.length).toBeGreaterThanOrEqual(3)
    expect(page.faq.length).toBeGreaterThanOrEqual(4)
  })
})

it('calls what is made in the cart as its page does', () => {
  for (const { slug, name } of Object.values(AD_CREATION_PAGES))
    expect(AD_CREATION_NAMES[slug]).toBe(name)
})
