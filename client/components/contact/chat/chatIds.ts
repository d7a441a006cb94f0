/** Element IDs of the chat, for labels and controls. */
export const CHAT_WINDOW_ID = 'chat-window'
export const CHAT_TITLE_ID = 'chat-title'
