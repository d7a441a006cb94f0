import { useState, type ReactNode } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { CodeForm } from '#client/components/accounts/CodeForm.tsx'
import { recordBackupCodeUse } from '#client/state/accounts/backupCodeUses.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

/** Sends a change: without a code, or with the typed one. */
type Send = (proof: { code?: string; backupCode?: string }) => Promise<void>

/**
 * Sends a change of the account. If the server requires a two-factor code in addition to the
 * password, asks for it in a dialog and sends both. `withCode` resolves when the change is made or
 * canceled.
 */
export function useSecondFactor(label: string): {
  withCode: (send: Send) => Promise<void>
  codeDialog: ReactNode
} {
  const [asking, setAsking] = useState<{ send: Send; end: () => void } | null>(null)

  const withCode = async (send: Send) => {
    try {
      await send({})
    } catch (error) {
      if (!(error instanceof ProductError) || error.code !== 'two_factor_needed') throw error
      await new Promise<void>((end) => setAsking({ send, end }))
    }
  }
  const close = () => {
    asking?.end()
    setAsking(null)
  }

  const codeDialog = (
    <Dialog
      isOpen={asking !== null}
      onOpenChange={close}
      isDismissable={false}
      title="Confirm with a code"
      size="sm"
    >
      <p className="mb-5 text-ink-2">
        Your password is right. Two-factor authentication is on, so we need one more thing.
      </p>
      <CodeForm
        label="Confirm with a code"
        submitLabel={label}
        secondary={
          <Button variant="secondary" onPress={close} className="max-sm:w-full">
            Cancel
          </Button>
        }
        onSend={async (proof) => {
          await asking?.send(proof)
          if ('backupCode' in proof) recordBackupCodeUse()
          close()
        }}
      />
    </Dialog>
  )
  return { withCode, codeDialog }
}
