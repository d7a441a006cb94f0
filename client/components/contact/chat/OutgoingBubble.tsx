import { formatTime } from '#domain/foundation/calendar/formatInstant.ts'
import { CircleAlert } from 'lucide-react'
import type { OutgoingMessage } from '#domain/contact/realtime/chat/chatState.ts'
import { discardChatMessage, retryChatMessage } from '#client/realtime/realtime.ts'
import { useIsConnected } from '#client/state/foundation/realtimeState.ts'
import { TextButton } from '#client/ui/TextButton.tsx'
import { BubbleBox } from './ChatBubble.tsx'

/** A message that is being sent, is queued, or was refused. */
export function OutgoingBubble({ message }: { message: OutgoingMessage }) {
  const { id, text, timestamp, delivery, problem } = message
  const isConnected = useIsConnected()
  return (
    <BubbleBox isOwn text={text}>
      {delivery === 'failed' ? (
        <div role="alert" className="flex flex-col items-end gap-1">
          <p className="flex items-start gap-1.5 font-medium text-red">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>Not sent. {problem}</span>
          </p>
          <p className="flex gap-4">
            <TextButton onPress={() => retryChatMessage(id)}>Send again</TextButton>
            <TextButton onPress={() => discardChatMessage(id)}>Discard</TextButton>
          </p>
        </div>
      ) : (
        <>
          <time dateTime={timestamp}>{formatTime(timestamp)}</time>
          <span>{isConnected ? 'Sending' : 'Waiting for the connection'}</span>
        </>
      )}
    </BubbleBox>
  )
}
