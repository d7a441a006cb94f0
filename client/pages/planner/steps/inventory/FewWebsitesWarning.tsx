import { useState } from 'react'
import { usePlan } from '#client/state/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { FewWebsitesDialog } from './FewWebsitesDialog.tsx'

/** The low-reach warning beside the list; its button asks before it is put aside. */
export function FewWebsitesWarning({ message }: { message: string }) {
  const [isOpen, setOpen] = useState(false)
  const { plan } = usePlan()
  if (plan.inventory.fewWebsitesConfirmed) return null
  return (
    <>
      <Callout
        tone="warning"
        isLive
        title="Low reach"
        actions={
          <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
            Keep this selection
          </Button>
        }
      >
        {message}
      </Callout>
      <FewWebsitesDialog message={message} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
