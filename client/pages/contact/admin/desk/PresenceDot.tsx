import { classNames } from '#client/ui/classNames.ts'

/** Whether a visitor is on the site now. */
export function PresenceDot({ isOnline }: { isOnline: boolean }) {
  return (
    <span
      className={classNames(
        'inline-block size-2 shrink-0 rounded-full',
        isOnline ? 'bg-green' : 'border border-ink-3',
      )}
    >
      <span className="sr-only">{isOnline ? 'On the site: ' : 'Away: '}</span>
    </span>
  )
}
