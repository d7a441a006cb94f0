import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { sitePath } from '#content/sitePaths.ts'
import { LogInForm } from '#client/components/accounts/LogInForm.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'

/** The login over the checkout, with the reason if an order was refused. */
export function LogInDialog({
  email,
  refusal,
  onClose,
  onLoggedIn,
}: {
  email: string
  refusal: ProductError | null
  onClose: () => void
  onLoggedIn: () => void
}) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Log in" size="sm">
      {refusal === null ? null : (
        <Callout tone="warning" title={refusal.message} className="mb-5" isLive>
          Everything you typed stays.
        </Callout>
      )}
      <LogInForm
        email={email}
        onLoggedIn={onLoggedIn}
        secondary={
          <LinkButton to={sitePath('forgotPassword')} variant="quiet" size="sm">
            Forgot your password?
          </LinkButton>
        }
      />
    </Dialog>
  )
}
