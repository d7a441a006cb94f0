import { useState } from 'react'
import { MAX_CHANNELS } from '#domain/foundation/notifications/notificationChannel.ts'
import { listChannelsCall } from '#client/api/accounts/notificationCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { ChannelRow } from './ChannelRow.tsx'

/** Chat channels of Slack and Teams that get the account's notifications. */
export function ChannelsSection() {
  const channels = useLoaded('notification-channels', listChannelsCall)
  const [isAdding, setAdding] = useState(false)
  return (
    <AccountSection
      id="channels"
      title="Slack and Teams"
      intro="We post notifications that nobody has read to a channel of your team, outside your quiet hours."
    >
      <PageState loaded={channels} loading={<Loading shape="h-24" />}>
        {(list) => (
          <>
            {list.length === 0 && !isAdding ? (
              <p className="mb-4 text-ink-2">No channel is connected yet.</p>
            ) : null}
            <ul className="flex flex-col">
              {list.map((channel) => (
                <ChannelRow key={channel.id} channel={channel} onChanged={channels.reload} />
              ))}
            </ul>
            {isAdding ? (
              <ChannelForm
                onDone={() => {
                  setAdding(false)
                  channels.reload()
                }}
                onCancel={() => setAdding(false)}
              />
            ) : list.length < MAX_CHANNELS ? (
              <Button variant="secondary" onPress={() => setAdding(true)}>
                Connect a channel
              </Button>
            ) : (
              <p className="text-sm text-ink-2">
                You have {MAX_CHANNELS} channels, the most there can be.
              </p>
            )}
          </>
        )}
      </PageState>
    </AccountSection>
  )
}
