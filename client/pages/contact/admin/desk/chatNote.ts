/** The subject under which the unsent message to a conversation is saved. */
export const chatNote = (sessionId: string): string => `chat ${sessionId}`
