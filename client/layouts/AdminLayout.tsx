import { Outlet, useLocation } from 'react-router'
import { footerOf } from '#client/routing/siteLinks.ts'
import { AdminFoot } from './admin/AdminFoot.tsx'
import { AdminHead } from './admin/AdminHead.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { usePageFocus } from './usePageFocus.ts'

/** The frame of the admin area: its parts at the side, below a wide window behind a button. */
export default function AdminLayout() {
  const { pathname } = useLocation()
  usePageFocus()
  return (
    <div className="xl:pl-52 print:pl-0">
      <SiteFrame head={<AdminHead />} footer={footerOf(pathname)} foot={<AdminFoot />}>
        <Outlet />
      </SiteFrame>
    </div>
  )
}
