import type { Page } from '@playwright/test'
import { planPath, sitePath } from '#content/sitePaths.ts'

/** A measured page. */
export interface MeasuredPage {
  name: string
  path: string
  goal?: string
}

const DISPLAY = planPath('online_display')
const AUSTIN = 'city_4671654'
const GOALS = 'LCP 3 s, CLS 0.02'

/** A page with only the frame, which every page of the build has. */
export const EMPTY_PAGE: MeasuredPage = {
  name: 'empty page (not found)',
  path: '/en-US/no-such-page',
}

/** Pages on a first visit. */
export const FIRST_SEEN: readonly MeasuredPage[] = [
  { name: 'home', path: sitePath('home') },
  { name: 'a page that explains', path: '/en-US/billboards-digital/price-budget-rates-cpm' },
  {
    name: 'billboards in Austin',
    path: '/en-US/billboards-digital/local-regional/united-states/texas/austin',
  },
  { name: 'the sample report', path: sitePath('sampleReport') },
  { name: 'booking page', path: DISPLAY },
  { name: 'cart, empty', path: sitePath('cart'), goal: GOALS },
  { name: 'checkout, empty', path: sitePath('checkout'), goal: GOALS },
]

/** Pages with a planned region and an item in the cart. */
export const WITH_A_CART: readonly MeasuredPage[] = [
  { name: 'booking page with a region', path: DISPLAY, goal: 'TBT 400 ms, CLS 0.02' },
  { name: 'cart', path: sitePath('cart'), goal: GOALS },
  { name: 'checkout', path: sitePath('checkout'), goal: GOALS },
]

/** Plans a region and adds a package to the cart, like a visitor; the browser stores both. */
export async function fillCart(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${DISPLAY}?place=${AUSTIN}&budget=50000`)
  await page.getByText('What limits you most').first().waitFor()
  await page.goto(`${origin}/en-US/ad-creation/online-banner`)
  await page.getByRole('button', { name: 'Add to cart: Full set' }).click()
  await page.getByRole('heading', { name: 'Online banner: Full set' }).waitFor()
}
