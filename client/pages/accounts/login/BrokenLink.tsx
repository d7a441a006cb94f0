import { LinkButton } from '#client/ui/LinkButton.tsx'
import { LoginSheet } from './LoginSheet.tsx'

/** A mailed link whose secret is missing. */
export function BrokenLink({ to, label }: { to: string; label: string }) {
  return (
    <LoginSheet
      title="This link is not complete"
      intro="Please open it from the email once more, or ask for a new one."
    >
      <LinkButton to={to}>{label}</LinkButton>
    </LoginSheet>
  )
}
