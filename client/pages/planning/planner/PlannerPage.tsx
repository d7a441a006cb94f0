import { useLocation } from 'react-router'
import { findBookingPage } from '#content/bookingPages.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import NotFoundPage from '#client/pages/foundation/error/NotFoundPage.tsx'
import type { Route } from './+types/PlannerPage.ts'
import { Planner } from './Planner.tsx'

const pageOf = (pathname: string) => findBookingPage(pathname.split('/')[2] ?? '')

export function meta({ location }: Route.MetaArgs) {
  const page = pageOf(location.pathname)
  return page ? pageHead('plan', { title: page.title, description: page.intro }) : []
}

/** The booking page of one medium. */
export default function PlannerPage() {
  const mediaType = pageOf(useLocation().pathname)?.mediaType
  // The key resets all screen state for another medium.
  return mediaType ? <Planner key={mediaType} mediaType={mediaType} /> : <NotFoundPage />
}
