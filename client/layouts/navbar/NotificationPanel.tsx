import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { NotificationList } from './NotificationList.tsx'

/** The window of the account's notifications. */
export default function NotificationPanel({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  return (
    <Dialog title="Notifications" size="sm" isOpen={isOpen} onOpenChange={onOpenChange}>
      <NotificationList onFollow={() => onOpenChange(false)} />
      <p className="pt-3 text-sm">
        <Link
          to={`${sitePath('editUser')}#notifications`}
          className="text-cobalt underline"
          onClick={() => onOpenChange(false)}
        >
          Notification settings
        </Link>
      </p>
    </Dialog>
  )
}
