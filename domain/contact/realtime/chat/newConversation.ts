import type { DeskConversation } from '../desk/deskConversation.ts'

/** A visitor who is new to the desk. */
export function newConversation(sessionId: string, at: string): DeskConversation {
  return {
    sessionId,
    state: 'visitor',
    isOnline: true,
    unread: 0,
    lastText: '',
    lastFrom: null,
    lastAt: at,
    arrivedAt: at,
    messageAt: null,
    waitingSince: null,
    page: '',
    source: null,
    utmTerm: null,
    utmSource: null,
    country: '',
    language: '',
    timezone: '',
    accountId: null,
    name: '',
    isStaff: false,
    email: '',
    leftEmail: '',
    cartSumMinor: 0,
    orderCount: 0,
    assigneeId: null,
    assigneeName: '',
    seenSeq: 0,
    version: 0,
  }
}
