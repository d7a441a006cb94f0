import { sitePath } from '#content/sitePaths.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { CouponForm } from './CouponForm.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('newCoupons', { title: 'New coupons' })

/** Creates one coupon, or thousands. */
export default function NewCouponsPage() {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('coupons')}>Coupons</AdminCrumb>
      <h1 className="mt-2 text-title">New coupons</h1>
      <div className="mt-6 max-w-3xl">
        <AdminGate capability="manageCoupons" skeleton={<Loading shape="h-96" />}>
          {() => <CouponForm />}
        </AdminGate>
      </div>
    </div>
  )
}
