import type { BookCreative, BookLine, BookProduct } from '#domain/delivery/book/book.types.ts'
import { chooseAd, type ChosenAd } from '#domain/delivery/selection/chooseAd.ts'
import type { AnswerKind, EventKind } from '#domain/delivery/counting/eventKind.ts'
import { countAnswer, type VisitorCounts } from '#domain/delivery/selection/visitorCounts.ts'
import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { ServeSettings } from '#domain/foundation/settings/workerSettings.ts'
import { adUrl } from '../adapters/creatives/creativeUrl.ts'
import { newNonce, signToken } from '../adapters/delivery/deliveryKeys.ts'
import { bookOf, isProductHalted, type BookRequest } from './bookCache.ts'
import { clickAddress } from './clickAddress.ts'
import { noteRequest } from './lastRequests.ts'
import { landingAddress } from '#domain/delivery/tags/landingAddress.ts'
import { serveOrigin } from '../adapters/delivery/serveOrigin.ts'
import { placeCode, type ServeRequest } from './serveRequest.ts'

/** An ad request of a placement. */
export interface AdCall extends ServeRequest {
  productId: string
  mediaType: MediaType
  /** Formats that the placement can show; default: those of its product. */
  formatIds?: readonly string[] | undefined
  kind: AnswerKind
  visitor: VisitorCounts | null
}

/** An ad with everything needed to show and count it. */
export interface ServedAd {
  line: BookLine
  creative: BookCreative
  token: string
  fileUrl: string
  /** Null without a landing page. */
  clickUrl: string | null
  eventUrl: (kind: EventKind) => string
  /** The visitor's state if this response changed it: only capped ads are counted. */
  visitor: VisitorCounts | null
}

/** Chooses the ad for a placement; null for none. Reads no table: the book contains everything. */
export async function serveAd(
  books: BookRequest,
  settings: ServeSettings,
  question: AdCall,
): Promise<ServedAd | null> {
  if (!question.isDemo && !question.isHead) noteRequest(books, question.productId)
  const country = CAMPAIGN_COUNTRIES.find((one) => one === question.place.country)
  if (country === undefined) return null
  const chosen = await choose(books, country, question)
  return chosen && (await dress(settings, { ...question, issuedAtMs: books.nowMs }, chosen))
}

async function choose(
  books: BookRequest,
  country: CampaignCountry,
  question: AdCall,
): Promise<ChosenAd | null> {
  const prepared = await bookOf(books, country, question.mediaType)
  const product = prepared?.products.get(question.productId)
  if (!prepared || !product) return null
  if (await isProductHalted(books, product.id)) return null
  const request = { ...question, product, formatIds: formatsOf(product, question) }
  return chooseAd(prepared, request, { line: Math.random(), creative: Math.random() })
}

const formatsOf = ({ formatIds }: BookProduct, { formatIds: asked }: AdCall) =>
  asked ? formatIds.filter((id) => asked.includes(id)) : formatIds

/** File addresses, signed once for each ad of a book. */
const fileUrls = new WeakMap<BookCreative, string>()

async function fileUrlOf(settings: ServeSettings, creative: BookCreative): Promise<string> {
  const known = fileUrls.get(creative)
  if (known !== undefined) return known
  const made = await adUrl(settings, creative)
  fileUrls.set(creative, made)
  return made
}

async function dress(
  settings: ServeSettings,
  question: AdCall & { issuedAtMs: number },
  { line, creative, date }: ChosenAd,
): Promise<ServedAd> {
  const token = await signToken(settings, {
    v: 1,
    lineId: line.lineId,
    versionId: creative.versionId,
    productId: question.productId,
    formatId: creative.formatId,
    place: placeCode(question.place),
    kind: question.kind,
    nonce: newNonce(),
    issuedAt: question.issuedAtMs,
    ...(question.isDemo ? { isDemo: true } : {}),
    ...(question.kind === 'vast' && creative.durationMs !== null
      ? { durationMs: Math.round(creative.durationMs) }
      : {}),
  })
  const origin = serveOrigin(settings)
  return {
    line,
    creative,
    token,
    fileUrl: await fileUrlOf(settings, creative),
    clickUrl:
      creative.landingPage === null
        ? null
        : await clickAddress(settings, token, {
            to: landingAddress(creative.landingPage, {
              medium: question.mediaType,
              campaign: line.name,
              content: creative.nameForReporting,
            }),
          }),
    eventUrl: (kind) => `${origin}/e/${kind}?t=${token}`,
    visitor:
      question.visitor && line.capPerDay !== null
        ? countAnswer(question.visitor, line.lineId, date)
        : null,
  }
}
