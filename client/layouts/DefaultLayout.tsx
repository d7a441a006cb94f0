import { Outlet, useLocation } from 'react-router'
import { SiteFrame } from './SiteFrame.tsx'
import { footerOf } from './siteLinks.ts'

export default function DefaultLayout() {
  const { pathname } = useLocation()
  return (
    <SiteFrame footer={footerOf(pathname)}>
      <Outlet />
    </SiteFrame>
  )
}
