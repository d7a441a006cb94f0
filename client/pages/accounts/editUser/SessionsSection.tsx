import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import type { AccountSession } from '#domain/accounts/account.types.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import {
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '#client/api/accounts/accountCalls.ts'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'

export const loadSessions = async () => (await listSessionsCall()).sessions

/** The sessions of the account; each can be ended, this one by logging out. */
export function SessionsSection({ sessions }: { sessions: Loaded<AccountSession[]> }) {
  return (
    <AccountSection
      id="sessions"
      title="Active sessions"
      intro="Where you are logged in. If you do not recognize one, end it and change your password."
    >
      <PageState loaded={sessions} loading={<Loading shape="h-24" />}>
        {(list) => <SessionList sessions={list} onEnded={sessions.reload} />}
      </PageState>
    </AccountSection>
  )
}

function SessionList({
  sessions,
  onEnded,
}: {
  sessions: readonly AccountSession[]
  onEnded: () => void
}) {
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (id: string, call: () => Promise<unknown>) => {
    setEnding(id)
    try {
      await call()
      showToast({ tone: 'success', title: 'The session has ended.' })
    } catch (error) {
      const problem = asProductError(error)
      showToast({ tone: 'error', title: problem.message })
    } finally {
      setEnding(null)
      onEnded()
    }
  }
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className="flex flex-col">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0"
          >
            <SessionFacts session={session} />
            {session.isCurrent ? (
              <Badge>This session</Badge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`End the session on ${session.device}`}
                isPending={ending === session.id}
                onPress={() => void end(session.id, () => endSessionCall(session.id))}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          isPending={ending === 'others'}
          onPress={() => void end('others', endOtherSessionsCall)}
        >
          End all other sessions
        </Button>
      ) : null}
    </>
  )
}

function SessionFacts({ session }: { session: AccountSession }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">{session.device}</p>
      <p className="text-sm text-ink-2">
        {session.place ?? 'Unknown place'}. Logged in {formatInstant(session.loggedInAt)}, last used{' '}
        {formatInstant(session.lastSeenAt)}.
      </p>
    </div>
  )
}
