import { z } from 'zod'
import { deskSchema } from './desk.ts'

/** One line of a conversation as the desk sees it; notes and remarks never reach the visitor. */
export const deskLineSchema = z.object({
  id: z.string(),
  /** Counted over all conversations of the room. */
  n: z.int().positive(),
  kind: z.enum(['visitor', 'desk', 'note', 'remark']),
  text: z.string(),
  senderName: z.string(),
  timestamp: z.string(),
  /** The number in the visitor's conversation; null while it is on its way, and for notes and remarks. */
  seq: z.int().nullable(),
})
export type DeskLine = z.infer<typeof deskLineSchema>

/** A visitor as the desk's list shows them. */
export const deskConversationSchema = z.object({
  sessionId: z.string(),
  /** visitor: on the site, nothing was said; open and closed: a conversation. */
  state: z.enum(['visitor', 'open', 'closed']),
  isOnline: z.boolean(),
  /** Messages of the visitor since the desk last answered or marked them read. */
  unread: z.int().min(0),
  lastText: z.string(),
  lastFrom: z.enum(['visitor', 'desk']).nullable(),
  /** When anything was last heard of the visitor. */
  lastAt: z.string(),
  /** When the visitor first came. */
  arrivedAt: z.string().default(''),
  /** When the last message was written; null while nothing was said. */
  messageAt: z.string().nullable().default(null),
  /** The visitor's first message since the desk last answered; read it with `waitingSince`. */
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
  /** An admin in their own browser: no visitor to be listed. */
  isStaff: z.boolean().default(false),
  /** Of the account. */
  email: z.string(),
  /** Typed by the visitor for an answer: nobody knows whose it is. */
  leftEmail: z.string().default(''),
  cartSumMinor: z.int(),
  orderCount: z.int(),
  assigneeId: z.string().nullable(),
  assigneeName: z.string(),
  /** The desk's messages that the visitor has, up to this number. */
  seenSeq: z.int().min(0),
  /** Counted with every change: a lower one is old news. */
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
  /** The conversation that is open in front of them. */
  watching: z.string().nullable(),
})
export type Colleague = z.infer<typeof colleagueSchema>

/** How many visitors wait for an answer at a desk, and their unread messages. */
export const deskSummarySchema = z.object({
  desk: deskSchema,
  waiting: z.int().min(0),
  unread: z.int().min(0),
})
export type DeskSummary = z.infer<typeof deskSummarySchema>

/** Where a visitor is answered by mail: where they asked to be, else at their account's address; empty when neither is known. */
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

/** Whether another colleague has this conversation, so that answering needs a deliberate step. */
export const isTakenByOther = (
  conversation: Pick<DeskConversation, 'assigneeId'>,
  accountId: string,
): boolean => conversation.assigneeId !== null && conversation.assigneeId !== accountId
