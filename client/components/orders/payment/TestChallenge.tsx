import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'

interface TestChallengeProps {
  isOpen: boolean
  isPending: boolean
  /** Subject of the challenge: "Test payment of $10". */
  subject: string
  confirmLabel: string
  onAnswer: (accept: boolean) => void
}

/** The simulated challenge of the bank. */
export function TestChallenge({
  isOpen,
  isPending,
  subject,
  confirmLabel,
  onAnswer,
}: TestChallengeProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen && !isPending) onAnswer(false)
      }}
      title="Your bank asks you to confirm"
      confirmLabel={confirmLabel}
      cancelLabel="Refuse"
      isPending={isPending}
      onConfirm={() => onAnswer(true)}
    >
      {subject}. A real bank would ask for a code or its app here. Refusing declines it; you can try
      again.
    </ConfirmDialog>
  )
}
