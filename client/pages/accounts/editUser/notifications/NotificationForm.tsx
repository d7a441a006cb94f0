import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { NOTIFICATION_KIND_NAMES, RHYTHM_NAMES } from '#content/wording/notificationKinds.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/foundation/notifications/notification.ts'
import {
  NOTIFICATION_MAIL_TRAITS,
  NOTIFICATION_RHYTHMS,
  notificationChange,
  notificationSettingsSchema,
  type NotificationRhythm,
  type NotificationSettings,
} from '#domain/foundation/notifications/notificationSettings.ts'
import { saveNotificationSettingsCall } from '#client/api/accounts/notificationCalls.ts'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { QuietHoursFields } from './QuietHoursFields.tsx'

const RHYTHM_OPTIONS = NOTIFICATION_RHYTHMS.map((id) => ({ id, label: RHYTHM_NAMES[id] }))
const ZONE_OPTIONS = Object.entries(TIME_ZONES).map(([id, { label }]) => ({
  id: id as TimeZoneId,
  label,
}))

const isQuietWrong = ({ quietHours }: NotificationSettings) =>
  quietHours !== null && quietHours.fromHour === quietHours.toHour

/** Edits the account's choices. */
export function NotificationForm({ saved }: { saved: NotificationSettings }) {
  const [known, setKnown] = useState(saved)
  return (
    <SentForm
      label="Notification settings"
      schema={notificationSettingsSchema}
      defaultValues={saved}
      submitLabel="Save notification settings"
      isBlocked={isQuietWrong}
      onSend={async (settings, form) => {
        const stored = await saveNotificationSettingsCall(notificationChange(known, settings))
        setKnown(stored)
        form.reset(stored)
        showToast({ tone: 'success', title: 'Your notification settings are saved.' })
      }}
    >
      <SettingsFields />
    </SentForm>
  )
}

function SettingsFields() {
  const { setValue, control } = useFormContext<NotificationSettings>()
  const settings = useWatch({ control }) as NotificationSettings
  return (
    <>
      <RhythmFields
        settings={settings}
        onChange={(kind, rhythm) => setValue(`rhythms.${kind}`, rhythm)}
      />
      <NativeSelect
        label="Time zone"
        description="The daily email goes at 8am in this zone."
        options={ZONE_OPTIONS}
        value={settings.zone}
        onChange={(zone) => setValue('zone', zone)}
        className="sm:max-w-56"
      />
      <QuietHoursFields
        quietHours={settings.quietHours}
        isWrong={isQuietWrong(settings)}
        onChange={(next) => setValue('quietHours', next)}
      />
    </>
  )
}

function RhythmFields({
  settings,
  onChange,
}: {
  settings: NotificationSettings
  onChange: (kind: NotificationKind, rhythm: NotificationRhythm) => void
}) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {NOTIFICATION_KINDS.map((kind) => (
        <li
          key={kind}
          className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
        >
          <span aria-hidden="true">{NOTIFICATION_KIND_NAMES[kind]}</span>
          {NOTIFICATION_MAIL_TRAITS[kind].mailedBy === 'required' ? (
            <span className="text-sm text-ink-2">
              <span className="sr-only">{NOTIFICATION_KIND_NAMES[kind]}: </span>Always
            </span>
          ) : (
            <NativeSelect
              look="plain"
              label={`Email: ${NOTIFICATION_KIND_NAMES[kind]}`}
              options={RHYTHM_OPTIONS}
              value={settings.rhythms[kind]}
              onChange={(rhythm) => onChange(kind, rhythm)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
