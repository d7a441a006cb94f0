import { countryName } from '#domain/foundation/address/countryName.ts'
import type { CustomerView } from '#domain/sales/admin/customers.ts'
import { industryName } from '#domain/commerce/checkout/industries.ts'
import { Part } from '#client/pages/foundation/admin/Part.tsx'

/** The data that a customer saved for the next checkout. */
export function SavedOfCustomer({
  customer: { billingAddresses, advertisers },
}: {
  customer: CustomerView
}) {
  return (
    <Part title="Saved for the next checkout">
      {billingAddresses.length + advertisers.length === 0 ? (
        <p className="text-sm text-ink-2">No billing address and no advertiser.</p>
      ) : (
        <ul className="grid gap-4 text-sm wrap-anywhere sm:grid-cols-2">
          {billingAddresses.map((address) => (
            <li key={address.id}>
              <span className="text-ink-2">Billing address</span>
              <span className="block">
                {[address.line1, address.line2].filter(Boolean).join(', ')}
              </span>
              <span className="block">
                {[address.city, address.state, address.zipCode].filter(Boolean).join(' ')},{' '}
                {countryName(address.country)}
              </span>
              {address.vatId ? <span className="block">VAT ID {address.vatId}</span> : null}
            </li>
          ))}
          {advertisers.map((advertiser) => (
            <li key={advertiser.id}>
              <span className="text-ink-2">Advertiser</span>
              <span className="block">{advertiser.name}</span>
              <span className="block">
                {advertiser.website}, {industryName(advertiser.industry)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
