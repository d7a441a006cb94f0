import { Callout } from '#client/ui/Callout.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { useDesk } from './useDesk.ts'

/** Refused lines of conversations that have left this desk, so that their text is not lost. */
export function StrandedLines() {
  const { room, state } = useDesk()
  const stranded = state.outgoing.filter(
    ({ problem, sessionId }) => problem !== null && !state.conversations.has(sessionId),
  )
  return stranded.map(({ id, text }) => (
    <Callout
      key={id}
      tone="error"
      title="A message was not sent: its conversation is no longer at this desk."
      actions={<TextButton onPress={() => room.discard(id)}>Discard</TextButton>}
      className="m-4"
    >
      <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>
    </Callout>
  ))
}
