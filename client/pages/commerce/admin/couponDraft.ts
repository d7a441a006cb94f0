import { couponInstants } from '#domain/commerce/coupon/couponDays.ts'
import { type CouponRequest, couponRequestSchema } from '#domain/commerce/admin/couponRequest.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** Values of the unfinished form. Money in cents; days in the seller's zone. */
export interface CouponDraft {
  name: string
  kind: 'amount' | 'percent'
  percent: number | null
  amountMinor: number | null
  code: string
  codes: number | null
  scope: 'once' | 'once_per_buyer'
  isOnePerBuyer: boolean
  media: MediaType[]
  minimumMinor: number | null
  startsOn: string | null
  endsOn: string | null
  budgetMinor: number | null
  reason: string
}

/** Errors by field name. */
export type Problems = Record<string, string>

/** Props of each part of the form. */
export interface CouponFields {
  draft: CouponDraft
  problems: Problems
  change: (change: Partial<CouponDraft>) => void
}

const EMPTY_DRAFT: CouponDraft = {
  name: '',
  kind: 'amount',
  percent: null,
  amountMinor: null,
  code: '',
  codes: 1,
  scope: 'once',
  isOnePerBuyer: false,
  media: [],
  minimumMinor: null,
  startsOn: null,
  endsOn: null,
  budgetMinor: null,
  reason: '',
}

/** Initial values of the form: empty except for the name and the amount in cents from the address. */
export function draftOf(search: URLSearchParams): CouponDraft {
  const amount = Number(search.get('amount'))
  const amountMinor = Number.isSafeInteger(amount) && amount > 0 ? amount : null
  return { ...EMPTY_DRAFT, name: search.get('name') ?? '', amountMinor }
}

const MESSAGES: Record<string, string> = {
  name: 'Please enter a name.',
  codes: 'Between 1 and 10,000.',
  amountMinor: 'Please enter an amount.',
  'rule.percent': 'Between 1 and 100.',
  reason: 'Please say why.',
}

/** The request, or its errors by field; its days are in the seller's zone (`zone`, IANA). */
export function readDraft(
  draft: CouponDraft,
  zone: string,
): { series: CouponRequest } | { problems: Problems } {
  const isSeries = (draft.codes ?? 0) > 1
  const parsed = couponRequestSchema.safeParse({
    name: draft.name,
    codes: draft.codes ?? 0,
    code: draft.code,
    scope: isSeries ? 'once' : draft.scope,
    isOnePerBuyer: isSeries && draft.isOnePerBuyer,
    amountMinor: draft.amountMinor ?? 0,
    rule: {
      percent: draft.kind === 'percent' ? (draft.percent ?? 0) : null,
      media: draft.media,
      minimumMinor: draft.minimumMinor ?? 0,
    },
    ...couponInstants(draft, zone),
    budgetMinor: draft.budgetMinor,
    reason: draft.reason,
  })
  if (parsed.success) return { series: parsed.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    problems[field] ??= MESSAGES[field] ?? message
  }
  return { problems }
}
