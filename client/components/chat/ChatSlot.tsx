import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadPatiently } from '#client/components/loadPatiently.ts'
import { useRealtime } from '#client/realtime/useRealtime.ts'
import { useIsChatShown } from '#client/state/realtimeState.ts'

const ChatWidget = lazy(async () => ({
  default: (await loadPatiently(() => import('./ChatWidget.tsx'))).ChatWidget,
}))

/** Connects every page, and shows the chat once there is one: opened by the visitor, or the desk has written. */
export function ChatSlot() {
  useRealtime()
  const isShown = useIsChatShown()
  const isAdminPage = useLocation().pathname.includes('/admin')
  if (!isShown || isAdminPage) return null
  return (
    <Suspense>
      <ChatWidget />
    </Suspense>
  )
}
