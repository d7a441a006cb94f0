import type { ReactNode } from 'react'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { useAttempt, type Attempt } from './useAttempt.ts'

/** Controls whose presses ask the server; why one came to nothing stands right below them. */
export function Attempted({
  onChanged,
  children,
}: {
  onChanged: () => void
  children: (attempt: Attempt) => ReactNode
}) {
  const { problem, attempt } = useAttempt(onChanged)
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {children(attempt)}
      {problem ? <ProblemBelow title={problem} /> : null}
    </div>
  )
}
