import { formatTime } from '#domain/foundation/calendar/formatInstant.ts'
import { CircleAlert, Clock } from 'lucide-react'
import type { OutgoingLine } from '#domain/contact/realtime/desk/deskState.ts'
import { TextButton } from '#client/ui/TextButton.tsx'
import { Bubble, NoteMark } from './Line.tsx'
import { useDesk } from './useDesk.ts'

/** A line that is being sent, or that the room refused. */
export function OutgoingLineItem({ line }: { line: OutgoingLine }) {
  const time = <time dateTime={line.timestamp}>{formatTime(line.timestamp)}</time>
  return (
    <Bubble
      kind={line.kind}
      head={
        <>
          {line.kind === 'note' ? <NoteMark /> : 'You'} · {time}
        </>
      }
      text={line.text}
      foot={<OutgoingFoot line={line} />}
    />
  )
}

function OutgoingFoot({ line: { id, problem } }: { line: OutgoingLine }) {
  const { room, state } = useDesk()
  if (problem === null) {
    return (
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden="true" className="size-3.5" />
        {state.connection === 'live' ? 'Sending' : 'Waits for the connection'}
      </span>
    )
  }
  const isTaken = problem.code === 'taken'
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 text-red">
      <span role="alert">
        <CircleAlert aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px]" />
        Not sent. {problem.message}
      </span>
      <TextButton onPress={() => room.retry(id, { force: isTaken })}>
        {isTaken ? 'Answer anyway' : 'Try again'}
      </TextButton>
      <TextButton onPress={() => room.discard(id)}>Discard</TextButton>
    </span>
  )
}
