import { useRef, useState } from 'react'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { endTwoFactorCall, renewBackupCodesCall } from '#client/api/accounts/twoFactorCalls.ts'
import { useBackupCodeUses } from '#client/state/accounts/backupCodeUses.ts'
import { setAccount, notifyOtherTabs } from '#client/state/foundation/identity/accountStore.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { BackupCodesDialog } from './BackupCodesDialog.tsx'
import { BackupCodesLeft } from './BackupCodesLeft.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'

const AFTER_CLOSING_MS = 200

type Doing = 'set-up' | 'renew' | 'end' | null

/** Two-factor authentication: turned on with an authenticator app, off again, and its backup codes. */
export function TwoFactorSection({
  account,
  onChanged,
}: {
  account: AccountProfile
  /** Other sessions may have ended. */
  onChanged: () => void
}) {
  const { isApp2FAEnabled, email } = account
  const [doing, setDoing] = useState<Doing>(null)
  const [made, setMade] = useState<{ codes: string[]; note: string } | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const stop = () => setDoing(null)
  // The button that opened the dialog is gone; a dialog restores the focus a frame after it closes.
  const focusStatus = () => setTimeout(() => status.current?.focus(), AFTER_CLOSING_MS)
  const takeOver = (changed: AccountProfile) => {
    setAccount(changed, 'edit')
    notifyOtherTabs()
    onChanged()
  }

  return (
    <AccountSection
      id="two-factor"
      title="Two-factor authentication"
      intro="Asks for a code from an app on your phone too, so a stolen password alone can’t log in."
    >
      <div className="flex flex-col items-start gap-4">
        {account.needsTwoFactor ? (
          <Callout tone="warning" title="Your role requires it">
            You can work at the desk once two-factor authentication is on. Until then your account
            can do what a customer’s can.
          </Callout>
        ) : null}
        <p ref={status} tabIndex={-1} className="flex items-start gap-2.5 outline-none">
          <Badge tone={isApp2FAEnabled ? 'success' : 'neutral'}>
            {isApp2FAEnabled ? 'On' : 'Off'}
          </Badge>
          <strong>
            {isApp2FAEnabled
              ? 'You log in with your password and a code from your authenticator app.'
              : 'You log in with your password only.'}
          </strong>
        </p>
        {isApp2FAEnabled ? (
          <IsOn key={made?.codes[0]} onDo={setDoing} />
        ) : (
          <IsOff onDo={setDoing} />
        )}
      </div>
      <SetUpDialog
        account={account}
        isOpen={doing === 'set-up'}
        onClose={stop}
        onVerified={(changed, codes) => {
          stop()
          setMade({ codes, note: 'Two-factor authentication is on.' })
          takeOver(changed)
        }}
      />
      <RenewDialog
        isOpen={doing === 'renew'}
        onClose={stop}
        onRenewed={(codes) => {
          stop()
          setMade({ codes, note: 'You have new backup codes.' })
        }}
      />
      <EndDialog
        isOpen={doing === 'end'}
        onClose={stop}
        onEnded={(changed) => {
          stop()
          takeOver(changed)
          focusStatus()
          showToast({ tone: 'success', title: 'Two-factor authentication is off.' })
        }}
      />
      {made ? (
        <BackupCodesDialog
          codes={made.codes}
          email={email}
          onDone={() => {
            setMade(null)
            focusStatus()
            showToast({ tone: 'success', title: made.note })
          }}
        />
      ) : null}
    </AccountSection>
  )
}

function IsOff({ onDo }: { onDo: (doing: Doing) => void }) {
  return (
    <>
      <p className="max-w-prose text-ink-2">
        You need an authenticator app: the one in your phone or password manager, Google
        Authenticator, Microsoft Authenticator or any other. When it is on, all your other sessions
        end.
      </p>
      <Button variant="secondary" onPress={() => onDo('set-up')}>
        Turn on
      </Button>
    </>
  )
}

function IsOn({ onDo }: { onDo: (doing: Doing) => void }) {
  const backupCodeUses = useBackupCodeUses()
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onPress={() => onDo('renew')}>
          Make new backup codes
        </Button>
        <Button variant="danger" onPress={() => onDo('end')}>
          Turn off
        </Button>
      </div>
      {/* Below, as it appears later and must not move a button that is about to be pressed. */}
      <BackupCodesLeft key={backupCodeUses} />
    </>
  )
}

interface ChangeDialogProps {
  isOpen: boolean
  onClose: () => void
}

function RenewDialog({
  isOpen,
  onClose,
  onRenewed,
}: ChangeDialogProps & { onRenewed: (codes: string[]) => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={false}
      title="Make new backup codes?"
      size="sm"
    >
      <p className="mb-5 text-ink-2">The codes that you have now stop working.</p>
      <ChangeForm
        label="Make new backup codes"
        submitLabel="Make new codes"
        secondary={<KeepButton onPress={onClose}>Keep the old ones</KeepButton>}
        onSend={async (change) => onRenewed((await renewBackupCodesCall(change)).backupCodes)}
      />
    </Dialog>
  )
}

function EndDialog({
  isOpen,
  onClose,
  onEnded,
}: ChangeDialogProps & { onEnded: (account: AccountProfile) => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={false}
      role="alertdialog"
      title={
        <>
          Turn off <span className="whitespace-nowrap">two-factor</span> authentication?
        </>
      }
      size="sm"
    >
      <p className="mb-5 text-ink-2">
        Then your password alone logs in. Your backup codes stop working.
      </p>
      <ChangeForm
        label="Turn off two-factor authentication"
        submitLabel="Turn off"
        submitVariant="danger"
        secondary={<KeepButton onPress={onClose}>Keep it on</KeepButton>}
        onSend={async (change) => onEnded((await endTwoFactorCall(change)).account)}
      />
    </Dialog>
  )
}

function KeepButton({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <Button variant="secondary" onPress={onPress} className="max-sm:w-full">
      {children}
    </Button>
  )
}
