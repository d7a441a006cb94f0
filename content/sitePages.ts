import { AD_CREATION_SLUGS } from '#domain/catalogue/adCreationPackage.ts'
import { BOOKING_PAGES } from './bookingPages.ts'
import { planPath, sitePath, type SitePath } from './sitePaths.ts'

/** Indexed pages below home that belong to no section. */
export const SITE_PAGES: readonly SitePath[] = [
  ...BOOKING_PAGES.map(({ mediaType }) => planPath(mediaType)),
  sitePath('adCreation'),
  ...AD_CREATION_SLUGS.map((slug) => sitePath('adCreationPackages', { slug })),
  sitePath('terms'),
  sitePath('privacy'),
  sitePath('creativePolicy'),
  sitePath('credits'),
  sitePath('sampleReport'),
  sitePath('mediaConsultation'),
  sitePath('regionOptions'),
]
