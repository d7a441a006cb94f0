/** Where the chat's parts are, for what names or controls them. */
export const CHAT_WINDOW_ID = 'chat-window'
export const CHAT_TITLE_ID = 'chat-title'
