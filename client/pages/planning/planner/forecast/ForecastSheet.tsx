import { Dialog } from '#client/ui/Dialog.tsx'
import { ForecastPanel } from './ForecastPanel.tsx'

interface ForecastSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The whole forecast in a sheet; loaded when first opened. */
export function ForecastSheet({ isOpen, onOpenChange }: ForecastSheetProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Forecast">
      <ForecastPanel onLeave={() => onOpenChange(false)} />
    </Dialog>
  )
}
