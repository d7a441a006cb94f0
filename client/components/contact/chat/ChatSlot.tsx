import { lazy, Suspense } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'
import { useRealtime } from './useRealtime.ts'
import { useIsChatShown } from '#client/state/foundation/realtimeState.ts'
import { useHasContact } from '#client/routing/useHasContact.ts'

const ChatWidget = lazy(async () => ({
  default: (await loadWithRetries(() => import('./ChatWidget.tsx'))).ChatWidget,
}))

/** Connects every page, and shows the chat once the visitor has opened it or the desk has written. */
export function ChatSlot() {
  useRealtime()
  const isShown = useIsChatShown()
  const hasChat = useHasContact()
  if (!isShown || !hasChat) return null
  return (
    <Suspense>
      <ChatWidget />
    </Suspense>
  )
}
