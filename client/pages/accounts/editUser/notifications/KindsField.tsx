import { useController } from 'react-hook-form'
import { NOTIFICATION_KIND_NAMES } from '#content/wording/notificationKinds.ts'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/foundation/notifications/notification.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CheckboxGroup } from '#client/ui/CheckboxGroup.tsx'

/** The kinds of notification that a channel or device gets: field `kinds` of its form. */
export function KindsField({ label }: { label: string }) {
  const { field } = useController<{ kinds: NotificationKind[] }, 'kinds'>({ name: 'kinds' })
  return (
    <CheckboxGroup
      label={label}
      isRequired
      value={field.value}
      onChange={(next) => field.onChange(NOTIFICATION_KINDS.filter((kind) => next.includes(kind)))}
    >
      <div className="grid sm:grid-cols-2">
        {NOTIFICATION_KINDS.map((kind) => (
          <Checkbox key={kind} value={kind}>
            {NOTIFICATION_KIND_NAMES[kind]}
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  )
}
