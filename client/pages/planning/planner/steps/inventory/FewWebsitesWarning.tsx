import { Callout } from '#client/ui/Callout.tsx'

/** The low-reach warning beside the list. It has to be confirmed when the step is left (Planning 7). */
export function FewWebsitesWarning({ message }: { message: string }) {
  return (
    <Callout tone="warning" isLive title="Low reach">
      {message} Choose more, or confirm this selection when you continue.
    </Callout>
  )
}
