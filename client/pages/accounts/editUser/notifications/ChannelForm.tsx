import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#domain/foundation/notifications/notification.ts'
import {
  newChannelSchema,
  type NewChannel,
  type NotificationChannel,
} from '#domain/foundation/notifications/notificationChannel.ts'
import { addChannelCall, changeChannelCall } from '#client/api/accounts/notificationCalls.ts'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { KindsField } from './KindsField.tsx'

type ChannelValues = NewChannel

/** A connected channel retains its URL, which is not shown again. */
const CHANGED_CHANNEL = newChannelSchema.extend({ url: z.string() })

/** Connects a channel, or changes its name and kinds. A new one is saved once its test message has arrived. */
export function ChannelForm({
  channel,
  onDone,
  onCancel,
}: {
  channel?: NotificationChannel
  onDone: () => void
  onCancel: () => void
}) {
  const isNew = channel === undefined
  return (
    <div className="py-3">
      <SentForm<ChannelValues, ChannelValues>
        label={isNew ? 'Connect a channel' : `Change ${channel.name}`}
        schema={isNew ? newChannelSchema : CHANGED_CHANNEL}
        defaultValues={{
          name: channel?.name ?? '',
          url: '',
          kinds: channel?.kinds ?? [...NOTIFICATION_KINDS],
        }}
        submitLabel={isNew ? 'Send a test and connect' : 'Save the channel'}
        secondary={
          <Button variant="secondary" onPress={onCancel}>
            Cancel
          </Button>
        }
        onSend={async ({ url, ...facts }) => {
          if (isNew) await addChannelCall({ ...facts, url })
          else await changeChannelCall(channel.id, changedFacts(channel, facts))
          showToast({
            tone: 'success',
            title: isNew
              ? 'The channel is connected. Look for our test message.'
              : 'The channel is saved.',
          })
          onDone()
        }}
      >
        <FormTextField name="name" label="Name" isRequired maxLength={60} />
        {isNew ? (
          <FormTextField
            name="url"
            label="Webhook address"
            isRequired
            type="url"
            autoComplete="off"
            maxLength={1_000}
            description="Slack: create an app with an incoming webhook. Teams: create a workflow that posts to a channel when a webhook request is received."
          />
        ) : null}
        <KindsField label="Post" />
      </SentForm>
    </div>
  )
}

const changedFacts = (
  before: NotificationChannel,
  { name, kinds }: Pick<NewChannel, 'name' | 'kinds'>,
) => ({
  ...(name === before.name ? {} : { name }),
  ...(kinds.join() === before.kinds.join() ? {} : { kinds }),
})
