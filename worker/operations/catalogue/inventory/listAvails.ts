import { bookedImpressions, countClaims, weeklyAvails } from '#database/queries/catalogue/avails.ts'
import { searchProducts } from '#database/queries/catalogue/products.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import {
  type AvailsView,
  INVENTORY_PAGE_SIZE,
} from '#domain/catalogue/admin/inventoryView.types.ts'
import { soldByWeek } from '#domain/catalogue/soldByWeek.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { shownWeeks } from './shownWeeks.ts'

type Context = Pick<OperationContext, 'db' | 'now'>

export interface AvailsQuery {
  mediaType: MediaType
  search: string
  after: string | null
}

/** Supply and sales of a medium by week from this one on: billboards by screen, others by country. */
export async function listAvails(context: Context, query: AvailsQuery): Promise<AvailsView> {
  return isSoldBySlots(query.mediaType)
    ? await availsOfScreens(context, query)
    : await availsOfCountries(context, query.mediaType)
}

async function availsOfScreens(
  { db, now }: Context,
  { search, after }: AvailsQuery,
): Promise<AvailsView> {
  const { weeks, range } = shownWeeks(now)
  const page = { after, limit: INVENTORY_PAGE_SIZE + 1 }
  const found = await searchProducts(db, { mediaType: 'dooh', search }, page)
  const { shown: screens, last } = cutPage(found, INVENTORY_PAGE_SIZE)
  const claims = await countClaims(
    db,
    screens.map(({ id }) => id),
    range,
  )
  const of = new Map(claims.map((claim) => [`${claim.screenId} ${claim.week}`, claim]))
  return {
    weeks,
    rows: screens.map(({ id, name, screen }) => ({
      id,
      name: screen ? `${name}, ${screen.city}` : name,
      capacity: screen?.loopSlots ?? 0,
      booked: weeks.map((week) => of.get(`${id} ${week}`)?.booked ?? 0),
      held: weeks.map((week) => of.get(`${id} ${week}`)?.held ?? 0),
    })),
    next: last?.id ?? null,
  }
}

async function availsOfCountries({ db, now }: Context, mediaType: MediaType): Promise<AvailsView> {
  const { weeks, range } = shownWeeks(now)
  const days = { from: range.from, to: `${addDays(range.to, 7)}T12` }
  const [avails, booked] = await Promise.all([
    weeklyAvails(db, mediaType),
    bookedImpressions(db, mediaType, days),
  ])
  return {
    weeks,
    rows: avails.map(({ country, weekly }) => ({
      id: country,
      name: country,
      capacity: weekly,
      booked: soldByWeek(
        booked.filter((flight) => flight.country === country),
        weeks,
      ),
      held: weeks.map(() => 0),
    })),
    next: null,
  }
}
