import { useState } from 'react'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { NOTIFICATION_KINDS } from '#domain/foundation/notifications/notification.ts'
import {
  type PushDevice,
  pushDeviceChangeSchema,
} from '#domain/foundation/notifications/pushDevice.ts'
import {
  addPushDeviceCall,
  changePushDeviceCall,
  listPushDevicesCall,
  removePushDeviceCall,
} from '#client/api/accounts/notificationCalls.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { Switch } from '#client/ui/Switch.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { KindsField } from './KindsField.tsx'
import { canPush, subscribeBrowser, unsubscribeBrowser } from './pushSubscription.ts'

/** Browsers that show the account's notifications while the site is closed. */
export function DevicesSection() {
  const loaded = useLoaded('push-devices', listPushDevicesCall)
  if (loaded.value?.publicKey === null) return null
  return (
    <AccountSection
      id="devices"
      title="On your devices"
      intro="Your browser shows notifications that nobody has read, even while our site is closed. Not during your quiet hours, and only while you’re logged in."
    >
      <PageState loaded={loaded} loading={<Loading shape="h-24" />}>
        {({ publicKey, devices }) => (
          <>
            <ThisDevice
              publicKey={publicKey ?? ''}
              device={devices.find(({ isCurrent }) => isCurrent) ?? null}
              onChanged={loaded.reload}
            />
            <OtherDevices
              devices={devices.filter(({ isCurrent }) => !isCurrent)}
              onChanged={loaded.reload}
            />
          </>
        )}
      </PageState>
    </AccountSection>
  )
}

function ThisDevice({
  publicKey,
  device,
  onChanged,
}: {
  publicKey: string
  device: PushDevice | null
  onChanged: () => void
}) {
  const [isPending, setPending] = useState(false)
  const turn = async (isOn: boolean) => {
    setPending(true)
    try {
      if (isOn) await addThisDevice(publicKey)
      else if (device) await Promise.all([removePushDeviceCall(device.id), unsubscribeBrowser()])
    } catch (error) {
      showToast({ tone: 'error', title: errorMessage(asProductError(error)) })
    } finally {
      setPending(false)
      onChanged()
    }
  }
  if (!canPush())
    return (
      <p className="text-ink-2">
        This browser can’t show notifications. On an iPhone or iPad, add our site to the home screen
        first.
      </p>
    )
  return (
    <>
      <Switch
        isSelected={device !== null}
        isDisabled={isPending}
        onChange={(isOn) => void turn(isOn)}
      >
        Notifications on this device
      </Switch>
      {device ? <DeviceKinds key={device.id} device={device} onChanged={onChanged} /> : null}
    </>
  )
}

async function addThisDevice(publicKey: string): Promise<void> {
  const subscription = await subscribeBrowser(publicKey)
  try {
    await addPushDeviceCall({ ...subscription, kinds: [...NOTIFICATION_KINDS] })
  } catch (error) {
    await unsubscribeBrowser()
    throw error
  }
}

function DeviceKinds({ device, onChanged }: { device: PushDevice; onChanged: () => void }) {
  return (
    <div className="py-3">
      <SentForm
        label="Notifications on this device"
        schema={pushDeviceChangeSchema}
        defaultValues={{ kinds: device.kinds }}
        submitLabel="Save device settings"
        onSend={async ({ kinds }) => {
          await changePushDeviceCall(device.id, kinds)
          showToast({ tone: 'success', title: 'Your device settings are saved.' })
          onChanged()
        }}
      >
        <KindsField label="Show" />
      </SentForm>
    </div>
  )
}

function OtherDevices({
  devices,
  onChanged,
}: {
  devices: readonly PushDevice[]
  onChanged: () => void
}) {
  const remove = async ({ id }: PushDevice) => {
    try {
      await removePushDeviceCall(id)
      showToast({ tone: 'success', title: 'The device gets no more notifications.' })
    } catch (error) {
      showToast({ tone: 'error', title: errorMessage(asProductError(error)) })
    } finally {
      onChanged()
    }
  }
  if (devices.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-semibold">Other devices</h3>
      <ul className="flex flex-col">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
          >
            <span>{device.name}</span>
            <Button variant="secondary" size="sm" onPress={() => void remove(device)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
