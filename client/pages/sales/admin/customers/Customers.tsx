import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { UserRoundSearch } from 'lucide-react'
import { Link } from 'react-router'
import { formatRole } from '#domain/accounts/roleNames.ts'
import { CUSTOMER_LISTS, type CustomerRow } from '#domain/sales/admin/customers.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadCustomers } from '#client/api/sales/customerCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { useAddress } from '#client/state/foundation/useAddress.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { ListTabs } from '#client/pages/foundation/admin/board/ListTabs.tsx'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { stepThroughRows } from '#client/pages/foundation/admin/board/rowKeys.ts'
import {
  type CustomersAddress,
  customersPath,
  customersQuery,
  readCustomersAddress,
} from './customersAddress.ts'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'

/** The accounts of the URL. */
export function Customers() {
  const { address, change } = useAddress(readCustomersAddress, customersPath)
  const query = customersQuery(address)
  const loaded = useLoaded(JSON.stringify(query), () => loadCustomers(query))
  return (
    <>
      <ListTabs
        lists={CUSTOMER_LISTS}
        current={address.list}
        queryOf={(list) => customersQuery({ list, search: '', after: '' })}
      />
      <search className="mt-4 block">
        <QueueSearch
          key={address.search}
          label="Name, email or number"
          value={address.search}
          onAsk={(search) =>
            change({ search, after: '', ...(search === '' ? {} : { list: 'all' as const }) })
          }
        />
      </search>
      <div className="mt-4 flex flex-col gap-4" aria-busy={loaded.isLoading}>
        <LoadedList loaded={loaded} label="customers">
          {(view) => <Found rows={view.rows} address={address} />}
        </LoadedList>
      </div>
    </>
  )
}

function Found({
  rows,
  address: { list, search },
}: {
  rows: readonly CustomerRow[]
  address: CustomersAddress
}) {
  if (rows.length > 0) return <CustomerTable rows={rows} />
  return (
    <EmptyState
      icon={<UserRoundSearch aria-hidden="true" />}
      title={search ? 'No account was found' : 'Nobody is here'}
      className="rounded-card border border-line bg-card"
      action={
        search ? (
          <LinkButton
            variant="secondary"
            to={`${sitePath('adminOrders')}?${new URLSearchParams({ q: search })}`}
          >
            Search the orders
          </LinkButton>
        ) : list === 'all' ? null : (
          <LinkButton variant="secondary" to={sitePath('customers')}>
            Show all accounts
          </LinkButton>
        )
      }
    >
      {search
        ? 'Search finds the start of a name, company or email, or the number of an order, invoice or offer. Guests have no account: their orders are on the orders board.'
        : null}
    </EmptyState>
  )
}

function CustomerTable({ rows }: { rows: readonly CustomerRow[] }) {
  return (
    <>
      <DataTable caption="Customers" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      <p className="text-xs text-ink-2 max-lg:hidden">↑ ↓ move between customers, Enter opens.</p>
    </>
  )
}

const COLUMNS: readonly Column<CustomerRow>[] = [
  {
    id: 'name',
    header: 'Name',
    className: 'wrap-anywhere sm:min-w-44',
    cell: (row) => <Customer row={row} />,
  },
  {
    id: 'email',
    header: 'Email',
    from: 'lg',
    className: 'min-w-44 wrap-anywhere',
    cell: ({ email }) => email,
  },
  {
    id: 'orders',
    header: 'Orders',
    from: 'lg',
    isNumeric: true,
    cell: ({ orders }) => formatCount(orders),
  },
  {
    id: 'secondFactor',
    header: 'Second factor',
    from: 'lg',
    cell: ({ isApp2FAEnabled }) => (isApp2FAEnabled ? 'On' : 'Off'),
  },
  {
    id: 'since',
    header: 'Since',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => formatInstantDate(createdAt),
  },
]

/** The name, which opens the customer; a narrow window adds the other columns. */
function Customer({ row }: { row: CustomerRow }) {
  const { id, name, email, companyName, roles, isApp2FAEnabled, orders, createdAt } = row
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={sitePath('customer', { id })}
          data-line={id}
          className={`font-semibold text-cobalt underline-offset-3 hover:underline ${FINGER_LINK}`}
          onKeyDown={(event) => {
            if (stepThroughRows(event)) event.preventDefault()
          }}
        >
          {name}
        </Link>
        {roles.length === 0 ? null : <Badge tone="info">{formatRole(roles)}</Badge>}
      </span>
      {companyName ? <span className="block text-ink-2">{companyName}</span> : null}
      <span className="block text-ink-2 lg:hidden">{email}</span>
      <span className="block text-ink-2 lg:hidden">
        {orders === 1 ? '1 order' : `${formatCount(orders)} orders`}, since{' '}
        {formatInstantDate(createdAt)}, second factor {isApp2FAEnabled ? 'on' : 'off'}
      </span>
    </>
  )
}
