import { Outlet, useLocation } from 'react-router'
import { SiteFrame } from './SiteFrame.tsx'
import { isWorkPath } from './siteLinks.ts'

export default function DefaultLayout() {
  const { pathname } = useLocation()
  return (
    <SiteFrame footer={isWorkPath(pathname) ? 'slim' : 'full'}>
      <Outlet />
    </SiteFrame>
  )
}
