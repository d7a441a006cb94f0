import { useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { BackupCodesStep, KEEP_THEM } from './BackupCodesStep.tsx'

/** New backup codes in a dialog, until the person confirms saving them. */
export function BackupCodesDialog({
  codes,
  email,
  onDone,
}: {
  codes: readonly string[]
  email: string
  onDone: () => void
}) {
  const [isKept, setKept] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    if (isKept) onDone()
    else setProblem(KEEP_THEM)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable={false}
      title="Save your backup codes"
      actions={<Button onPress={close}>Done</Button>}
    >
      <BackupCodesStep
        codes={codes}
        email={email}
        isKept={isKept}
        onKept={(isNowKept) => {
          setKept(isNowKept)
          setProblem(null)
        }}
        problem={problem}
      />
    </Dialog>
  )
}
