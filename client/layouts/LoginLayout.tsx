import { Outlet } from 'react-router'
import { SiteFrame } from './SiteFrame.tsx'
import { usePageFocus } from './usePageFocus.ts'

/** The login layout: one narrow sheet and nothing else. */
export default function LoginLayout() {
  usePageFocus()
  return (
    <SiteFrame footer="slim">
      <div className="page-width flex justify-center py-10 sm:py-16">
        <div className="w-full max-w-120">
          <Outlet />
        </div>
      </div>
    </SiteFrame>
  )
}
