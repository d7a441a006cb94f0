import type { ReactNode } from 'react'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { useAttempt, type Attempt } from './useAttempt.ts'

/** Controls that call the server; the problem of a failed call appears right below them. */
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
