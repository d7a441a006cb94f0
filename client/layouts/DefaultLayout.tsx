import { Outlet } from 'react-router'
import { SiteFrame } from './SiteFrame.tsx'

export default function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
