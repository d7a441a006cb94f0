import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'

/**
 * Every state of a conversation that an admin's client received, alone or with a line of the
 * conversation, in order.
 */
export const receivedConversations = ({
  received,
}: {
  received: readonly { name: string; payload: unknown }[]
}): DeskConversation[] =>
  received.flatMap(({ name, payload }) => {
    if (name === 'desk:conversation') return [payload as DeskConversation]
    const { conversation } = (payload ?? {}) as { conversation?: DeskConversation }
    return name === 'desk:line' && conversation ? [conversation] : []
  })
