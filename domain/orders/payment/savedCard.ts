import { z } from 'zod'

/** The owner of saved cards: an account, a team, or a client of an agency. */
export const CARD_OWNER_KINDS = ['account', 'team', 'client'] as const
export type CardOwnerKind = (typeof CARD_OWNER_KINDS)[number]

export interface CardOwner {
  kind: CardOwnerKind
  id: string
}

export const cardOwnerKindSchema = z.enum(CARD_OWNER_KINDS)

/** Maximum number of cards saved by one owner. */
export const MAX_SAVED_CARDS = 10

/** The last month in which a card is valid. */
export interface CardExpiry {
  /** 1 to 12. */
  expMonth: number
  expYear: number
}

/** The stored facts of a card, without its number. */
export interface CardFacts extends CardExpiry {
  /** As the gateway names it: `visa`. */
  brand: string
  last4: string
}

export type CardValidity = 'valid' | 'expires_soon' | 'expired'

/** A saved card as its owner sees it. */
export interface SavedCardView extends CardFacts {
  id: string
  isDefault: boolean
  validity: CardValidity
}

/** The saved cards of one owner, for the people who manage them. */
export interface SavedCardGroup {
  ownerKind: CardOwnerKind
  /** The team or client; null for the account's own cards. */
  ownerName: string | null
  canAdd: boolean
  cards: SavedCardView[]
}

/** ISO date of the first day after a card's last month. */
const firstInvalidDay = ({ expMonth, expYear }: CardExpiry): string =>
  expMonth === 12 ? isoDate(expYear + 1, 1) : isoDate(expYear, expMonth + 1)

/** ISO date on which the owner is notified that a card expires: a month before it is invalid. */
export const expiryNoticeDay = ({ expMonth, expYear }: CardExpiry): string =>
  isoDate(expYear, expMonth)

const isoDate = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

/** Whether a card is valid on a day (ISO date). */
export function cardValidity(expiry: CardExpiry, today: string): CardValidity {
  if (today >= firstInvalidDay(expiry)) return 'expired'
  return today >= expiryNoticeDay(expiry) ? 'expires_soon' : 'valid'
}

const BRAND_NAMES: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A card's display name: "Visa ending in 4242". */
export const formatCard = ({ brand, last4 }: Pick<CardFacts, 'brand' | 'last4'>): string =>
  `${Object.hasOwn(BRAND_NAMES, brand) ? BRAND_NAMES[brand] : 'Card'} ending in ${last4}`

/** A card's last month as printed on it: "12/34". */
export const formatCardExpiry = ({ expMonth, expYear }: CardExpiry): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`

/** The facts that determine the default card. */
interface DefaultFacts {
  id: string
  createdAt: string
  /** When its owner last made it the default; null if never. */
  defaultAt: string | null
}

/** The default card: the one chosen last, otherwise the first saved; null without cards. */
export function defaultCardOf<Card extends DefaultFacts>(cards: readonly Card[]): Card | null {
  const [first] = cards.toSorted(
    (a, b) =>
      compare(b.defaultAt ?? '', a.defaultAt ?? '') ||
      compare(a.createdAt, b.createdAt) ||
      compare(a.id, b.id),
  )
  return first ?? null
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
