import { formatInstant, formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { pageTitle } from '#content/site.ts'
import { formatRole } from '#domain/accounts/roleNames.ts'
import type { CustomerView } from '#domain/sales/admin/customers.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { AuditEntries } from '#client/pages/foundation/admin/AuditEntries.tsx'
import { Part } from '#client/pages/foundation/admin/Part.tsx'
import { CustomerBookings } from './CustomerBookings.tsx'
import { Consents } from './Consents.tsx'
import { CustomerVerbs } from './CustomerVerbs.tsx'
import { SavedOfCustomer } from './SavedOfCustomer.tsx'
import { SecondFactor } from './SecondFactor.tsx'

interface CustomerShownProps {
  customer: CustomerView
  mayManage: boolean
  onChanged: () => void
}

/** A customer for the desk. */
export function CustomerDetails({ customer, mayManage, onChanged }: CustomerShownProps) {
  const { firstName, lastName, companyName, roles, createdAt, sessions } = customer
  const name = `${firstName} ${lastName}`
  return (
    <>
      <title>{pageTitle(`${name}, customer`)}</title>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h1 className="text-title wrap-anywhere">{name}</h1>
        {roles.length === 0 ? null : <Badge tone="info">{formatRole(roles)}</Badge>}
      </div>
      <p className="mt-2 wrap-anywhere text-ink-2">
        {companyName ? <bdi>{companyName}</bdi> : null}
        {companyName ? ', ' : ''}
        {companyName ? 'customer' : 'Customer'} since{' '}
        <span className="whitespace-nowrap">{formatInstantDate(createdAt)}</span>
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <CustomerBookings customer={customer} />
          <Consents consents={customer.consents} />
          <SavedOfCustomer customer={customer} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Contact customer={customer} />
          <SecondFactor customer={customer} mayManage={mayManage} onChanged={onChanged} />
          <Part title="Logged in">
            {sessions.length === 0 ? (
              <p className="text-sm text-ink-2">Not on the site now.</p>
            ) : (
              <ul className="flex flex-col gap-3 text-sm">
                {sessions.map(({ id, device, place, lastSeenAt }) => (
                  <li key={id}>
                    <span className="font-semibold">{device}</span>
                    <span className="block text-ink-2">
                      {place ? `${place}, ` : ''}last seen {formatInstant(lastSeenAt)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Part>
          {mayManage ? <CustomerVerbs customer={customer} onChanged={onChanged} /> : null}
          <Part title="Changes by the desk">
            <AuditEntries entries={customer.audit} />
          </Part>
        </div>
      </div>
    </>
  )
}

const LINK = 'font-semibold wrap-anywhere text-cobalt underline underline-offset-3'

function Contact({ customer: { email, phoneNumber, type, vatId } }: { customer: CustomerView }) {
  return (
    <Part title="Contact">
      <p className="flex flex-col items-start gap-1 text-sm">
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
        {phoneNumber ? (
          <a href={`tel:${phoneNumber}`} className={LINK}>
            {phoneNumber}
          </a>
        ) : (
          <span className="text-ink-2">No phone number</span>
        )}
        <span>
          {type === 'company' ? 'Orders as a company' : 'Orders as an individual'}
          {vatId ? `, VAT ID ${vatId}` : ''}
        </span>
      </p>
    </Part>
  )
}
