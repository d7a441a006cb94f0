import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { postalLines } from '#domain/foundation/address/postalLines.ts'
import { industryName } from '#domain/commerce/checkout/industries.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import {
  deleteAdvertiserCall,
  deleteBillingAddressCall,
  listAdvertisersCall,
  listBillingAddressesCall,
} from '#client/api/accounts/savedEntryCalls.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { AdvertiserForm } from './AdvertiserForm.tsx'
import { BillingAddressForm } from './BillingAddressForm.tsx'
import { DataSection } from './DataSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { ChannelsSection } from './notifications/ChannelsSection.tsx'
import { DevicesSection } from './notifications/DevicesSection.tsx'
import { NotificationSection } from './notifications/NotificationSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SavedEntries } from './SavedEntries.tsx'
import { loadSessions, SessionsSection } from './SessionsSection.tsx'
import { TwoFactorSection } from './twoFactor/TwoFactorSection.tsx'

const LOADING = (
  <Loading
    label="Your account is loading"
    className="flex flex-col gap-6"
    shape={['h-80 rounded-card', 'h-48 rounded-card']}
  />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('editUser', { title: 'Account data' })

/** The account data of the logged-in person. */
export default function EditUserPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Account data</h1>
      <div className="mt-8">
        <AccountGate skeleton={LOADING}>
          {(account) => <AccountData key={account.id} account={account} />}
        </AccountGate>
      </div>
    </div>
  )
}

function AccountData({ account }: { account: AccountProfile }) {
  const addresses = useLoaded('addresses', listBillingAddressesCall)
  const advertisers = useLoaded('advertisers', listAdvertisersCall)
  const sessions = useLoaded(account.id, loadSessions)
  const settings = useLoaded('settings', getSettings)
  const visitorCountry = settings.value?.visitorCountry ?? null
  // The lists have no fixed length: one that loaded later would move everything below it.
  const [hasAll, setHasAll] = useState(false)
  if (!hasAll && [addresses, advertisers, sessions].every((list) => !list.isLoading))
    setHasAll(true)
  const { hash } = useLocation()
  useEffect(() => {
    if (hasAll && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hasAll, hash])
  if (!hasAll) return LOADING
  return (
    <div className="flex flex-col gap-10">
      <ProfileSection account={account} visitorCountry={visitorCountry} />
      <EmailSection account={account} />
      <AccountSection
        id="billing-addresses"
        title="Billing addresses"
        intro="Choose one of them at checkout instead of typing it."
      >
        <SavedEntries
          noun="a billing address"
          emptyText="No billing address is saved yet."
          loaded={addresses}
          remove={deleteBillingAddressCall}
          titleOf={({ line1, city }) => `${line1}, ${city}`}
          detailsOf={({ invoiceEmail, ...address }) =>
            [...postalLines(address).slice(1), invoiceEmail]
              .filter((part) => part !== '')
              .join(', ')
          }
          Form={BillingAddressForm}
          visitorCountry={visitorCountry}
        />
      </AccountSection>
      <AccountSection
        id="advertisers"
        title="Advertisers"
        intro="Who your ads are for. Agencies keep one for each client."
      >
        <SavedEntries
          noun="an advertiser"
          emptyText="No advertiser is saved yet."
          loaded={advertisers}
          remove={deleteAdvertiserCall}
          titleOf={({ name }) => name}
          detailsOf={({ website, industry }) => `${website}, ${industryName(industry)}`}
          Form={AdvertiserForm}
          visitorCountry={visitorCountry}
        />
      </AccountSection>
      <NotificationSection />
      <DevicesSection />
      <ChannelsSection />
      <PasswordSection onChanged={sessions.reload} />
      <TwoFactorSection account={account} onChanged={sessions.reload} />
      <SessionsSection sessions={sessions} />
      <DataSection account={account} />
    </div>
  )
}
