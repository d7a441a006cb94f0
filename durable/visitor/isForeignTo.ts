import type { ClientEvent } from '#domain/contact/realtime/clientEvents.ts'

/**
 * Whether an event names another session than the socket's own or the previous one; 'session' is answered with the
 * right one.
 */
export function isForeignTo(own: readonly (string | null)[], { name, payload }: ClientEvent) {
  if (name !== 'chat:send-user-message' && name !== 'chat:user-notification') return false
  const { sessionId } = payload
  return sessionId !== undefined && sessionId !== null && !own.includes(sessionId)
}
