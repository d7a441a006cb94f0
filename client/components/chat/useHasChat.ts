import { useLocation } from 'react-router'

/** Whether the page offers the chat: the admin area, where visitors are answered, does not. */
export const useHasChat = (): boolean => !useLocation().pathname.includes('/admin')
