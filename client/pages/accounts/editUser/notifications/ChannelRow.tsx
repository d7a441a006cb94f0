import { useState } from 'react'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type {
  ChannelApp,
  NotificationChannel,
} from '#domain/foundation/notifications/notificationChannel.ts'
import { removeChannelCall, testChannelCall } from '#client/api/accounts/notificationCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { ChannelForm } from './ChannelForm.tsx'

const APP_NAMES: Record<ChannelApp, string> = { slack: 'Slack', teams: 'Teams' }

function stateOf({ kinds, failures, isOff, lastError }: NotificationChannel): string {
  if (isOff) return `Off. ${lastError ?? ''} Send a test to turn it on again.`
  if (failures > 0) return `The last message did not arrive. ${lastError ?? ''} We’ll try again.`
  return `Works. It gets ${kinds.length} ${kinds.length === 1 ? 'kind' : 'kinds'} of notifications.`
}

/** A connected channel: its state and its actions. */
export function ChannelRow({
  channel,
  onChanged,
}: {
  channel: NotificationChannel
  onChanged: () => void
}) {
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState<'test' | 'remove' | null>(null)
  const act = async (what: 'test' | 'remove', call: () => Promise<unknown>, done: string) => {
    setPending(what)
    try {
      await call()
      showToast({ tone: 'success', title: done })
    } catch (error) {
      const problem = asProductError(error)
      showToast({ tone: 'error', title: errorMessage(problem) })
    } finally {
      setPending(null)
      onChanged()
    }
  }
  return (
    <li className="mb-4 border-b border-line pb-4">
      <p className="font-semibold wrap-anywhere">
        <bdi>{channel.name}</bdi> <span className="text-ink-2">({APP_NAMES[channel.app]})</span>
      </p>
      <p className={channel.failures > 0 ? 'text-sm text-red' : 'text-sm text-ink-2'}>
        {stateOf(channel)}
      </p>
      {isEditing ? (
        <ChannelForm
          channel={channel}
          onDone={() => {
            setEditing(false)
            onChanged()
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onPress={() => setEditing(true)}>
            Change
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isPending={pending === 'test'}
            onPress={() =>
              void act('test', async () => await testChannelCall(channel.id), 'The test is sent.')
            }
          >
            Send a test
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isPending={pending === 'remove'}
            onPress={() => setAsking(true)}
          >
            Remove
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={
          <>
            Remove “<bdi>{channel.name}</bdi>”?
          </>
        }
        confirmLabel="Remove"
        tone="danger"
        isPending={pending === 'remove'}
        onConfirm={() =>
          void act(
            'remove',
            async () => await removeChannelCall(channel.id),
            'The channel is removed.',
          )
        }
      >
        We post nothing there anymore. To connect it again you need its webhook address.
      </ConfirmDialog>
    </li>
  )
}
