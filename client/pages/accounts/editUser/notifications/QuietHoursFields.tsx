import type { NotificationSettings } from '#domain/foundation/notifications/notificationSettings.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Switch } from '#client/ui/Switch.tsx'

type QuietHours = NotificationSettings['quietHours']

const USUAL = { fromHour: 20, toHour: 7 }

const hourName = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'am' : 'pm'}`
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourName(hour) }))

/** Hours in which nothing is sent; mails wait for their end. */
export function QuietHoursFields({
  quietHours,
  isWrong,
  onChange,
}: {
  quietHours: QuietHours
  isWrong: boolean
  onChange: (quietHours: QuietHours) => void
}) {
  return (
    <div>
      <Switch isSelected={quietHours !== null} onChange={(isOn) => onChange(isOn ? USUAL : null)}>
        Quiet hours: send nothing, and catch up afterwards
      </Switch>
      {quietHours ? (
        <div className="mt-3 flex gap-4">
          <NativeSelect
            label="From"
            options={HOURS}
            value={String(quietHours.fromHour)}
            onChange={(hour) => onChange({ ...quietHours, fromHour: Number(hour) })}
            className="w-32"
          />
          <NativeSelect
            label="To"
            options={HOURS}
            value={String(quietHours.toHour)}
            onChange={(hour) => onChange({ ...quietHours, toHour: Number(hour) })}
            className="w-32"
          />
        </div>
      ) : null}
      {isWrong ? (
        <p role="alert" className="mt-2 text-sm text-red">
          Choose two different hours.
        </p>
      ) : null}
    </div>
  )
}
