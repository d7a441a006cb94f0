import { Dialog } from '#client/ui/Dialog.tsx'
import { SearchPanel } from './SearchPanel.tsx'

/** The search of the site, over the page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title="Search the site"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <SearchPanel onFollow={onClose} />
    </Dialog>
  )
}
