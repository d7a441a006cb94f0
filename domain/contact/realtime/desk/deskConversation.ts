import { z } from 'zod'
import { deskSchema } from './desk.ts'

/** One line of a conversation as the desk sees it; notes and remarks never reach the visitor. */
export const deskLineSchema = z.object({
  id: z.string(),
  /** Numbered across all conversations of the room. */
  n: z.int().positive(),
  kind: z.enum(['visitor', 'desk', 'note', 'remark']),
  text: z.string(),
  senderName: z.string(),
  timestamp: z.string(),
  /** The number in the visitor's conversation; null until delivered, and for notes and remarks. */
  seq: z.int().nullable(),
})
export type DeskLine = z.infer<typeof deskLineSchema>

/** A visitor as the desk's list shows them. */
export const deskConversationSchema = z.object({
  sessionId: z.string(),
  /** visitor: on the site, without messages; open and closed: a conversation. */
  state: z.enum(['visitor', 'open', 'closed']),
  isOnline: z.boolean(),
  /** The visitor's messages since the desk last replied or marked them read. */
  unread: z.int().min(0),
  lastText: z.string(),
  lastFrom: z.enum(['visitor', 'desk']).nullable(),
  /** The visitor's last activity. */
  lastAt: z.string(),
  /** The visitor's first visit. */
  arrivedAt: z.string().default(''),
  /** The time of the last message; null without messages. */
  messageAt: z.string().nullable().default(null),
  /** The visitor's first message since the desk last replied; read it with `waitingSince`. */
  waitingSince: z.string().nullable().default(null),
  page: z.string(),
  source: z.enum(['ads', 'organic']).nullable(),
  utmTerm: z.string().nullable(),
  utmSource: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  timezone: z.string(),
  accountId: z.string().nullable(),
  name: z.string(),
  /** An admin in their own browser: not listed as a visitor. */
  isStaff: z.boolean().default(false),
  /** The account's email. */
  email: z.string(),
  /** Typed by the visitor for replies: unverified. */
  leftEmail: z.string().default(''),
  cartSumMinor: z.int(),
  orderCount: z.int(),
  assigneeId: z.string().nullable(),
  assigneeName: z.string(),
  /** The visitor has received the desk's messages up to this number. */
  seenSeq: z.int().min(0),
  /** Incremented by every change: a lower one is stale. */
  version: z.int().min(0),
})
export type DeskConversation = z.infer<typeof deskConversationSchema>

export const readyAnswerSchema = z.object({
  id: z.string(),
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(4_000),
})
export type ReadyAnswer = z.infer<typeof readyAnswerSchema>

export const colleagueSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  /** The conversation that they have open. */
  watching: z.string().nullable(),
})
export type Colleague = z.infer<typeof colleagueSchema>

/** The number of visitors waiting at a desk, and their unread messages. */
export const deskSummarySchema = z.object({
  desk: deskSchema,
  waiting: z.int().min(0),
  unread: z.int().min(0),
})
export type DeskSummary = z.infer<typeof deskSummarySchema>

/** The email for mailed replies: the one that the visitor typed, else the account's; empty without either. */
export const answerAddressOf = ({
  leftEmail,
  email,
}: Pick<DeskConversation, 'leftEmail' | 'email'>): string => leftEmail || email

/** The newer of two states of a conversation. */
export function newerConversation(
  known: DeskConversation | undefined,
  arrived: DeskConversation,
): DeskConversation {
  return known && known.version > arrived.version ? known : arrived
}

/** Whether a colleague has this conversation, so that a reply needs confirmation. */
export const isTakenByOther = (
  conversation: Pick<DeskConversation, 'assigneeId'>,
  accountId: string,
): boolean => conversation.assigneeId !== null && conversation.assigneeId !== accountId
