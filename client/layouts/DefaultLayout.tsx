import { Outlet, useLocation } from 'react-router'
import { SiteFrame } from './SiteFrame.tsx'
import { footerOf } from '#client/routing/siteLinks.ts'
import { usePageFocus } from './usePageFocus.ts'

export default function DefaultLayout() {
  const { pathname } = useLocation()
  usePageFocus()
  return (
    <SiteFrame footer={footerOf(pathname)}>
      <Outlet />
    </SiteFrame>
  )
}
