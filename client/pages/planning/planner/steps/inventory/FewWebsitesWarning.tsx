import { Callout } from '#client/ui/Callout.tsx'

/**
 * The low-reach warning next to the list. Leaving the step requires its confirmation (Planning 7).
 */
export function FewWebsitesWarning({ message }: { message: string }) {
  return (
    <Callout tone="warning" isLive title="Low reach">
      {message} Choose more, or confirm this selection when you continue.
    </Callout>
  )
}
