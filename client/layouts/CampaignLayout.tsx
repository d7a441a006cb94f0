import { Outlet, useLocation } from 'react-router'
import { findBookingPage } from '#content/bookingPages.ts'
import { PlannerHeading } from '#client/components/planning/planner/PlannerHeading.tsx'

/** The frame of planning a campaign in one medium: its title and the way to another medium. */
export default function CampaignLayout() {
  const { pathname } = useLocation()
  const page = findBookingPage(pathname.split('/')[2] ?? '')
  return (
    <div className="page-width flex flex-col gap-7 pt-8 pb-28 sm:pt-10 lg:pb-24">
      {page?.mediaType ? <PlannerHeading page={{ ...page, mediaType: page.mediaType }} /> : null}
      <Outlet />
    </div>
  )
}
