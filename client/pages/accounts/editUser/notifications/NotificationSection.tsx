import { readNotificationSettingsCall } from '#client/api/accounts/notificationCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { NotificationForm } from './NotificationForm.tsx'

/** The emails that the account gets, their times, and its quiet hours. */
export function NotificationSection() {
  const settings = useLoaded('notification-settings', readNotificationSettingsCall)
  return (
    <AccountSection
      id="notifications"
      title="Notifications"
      intro="The bell always shows everything. We email you only what you haven’t read there. Invoices and order confirmations always come by email."
    >
      <PageState loaded={settings} loading={<Loading shape="h-96" />}>
        {(saved) => <NotificationForm saved={saved} />}
      </PageState>
    </AccountSection>
  )
}
