import {
  listProductionFiles,
  type ProductionFileRow,
} from '#database/queries/creatives/productionFiles.ts'
import { listComments, type ProductionRow } from '#database/queries/creatives/productions.ts'
import { listNames } from '#database/queries/creatives/reviews.ts'
import { can } from '#domain/accounts/capability.ts'
import { LINE_STATE_NAMES } from '#domain/orders/order/line/lineState.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { productionDue } from '#domain/creatives/production/productionDue.ts'
import type {
  BriefingFileView,
  DeskProductionView,
  DraftFileView,
  DraftView,
  ProductionView,
} from '#domain/creatives/production/productionView.ts'
import { roundsLeft } from '#domain/creatives/production/rounds.ts'
import { takesDraft } from '#domain/creatives/production/takesUpload.ts'
import { creativeUrl, downloadUrl } from '#worker/adapters/creatives/creativeUrl.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { UploadActor } from '../creative/uploads/openUploadLine.ts'
import { fileTargets } from './fileTargets.ts'
import type { OpenProduction } from './openProduction.ts'

type Context = OperationContext

/** A buyer's material in the list. */
export async function briefingFileView(
  { settings }: Pick<Context, 'settings'>,
  { id, fileName, bytes, createdAt }: ProductionFileRow,
): Promise<BriefingFileView> {
  return { id, fileName, bytes, createdAt, downloadUrl: await downloadUrl(settings, id) }
}

/** A file of a draft in the view. */
export async function draftFileView(
  context: Pick<Context, 'settings'>,
  file: ProductionFileRow,
): Promise<DraftFileView> {
  const facts = file.facts ?? {
    kind: 'unknown',
    bytes: file.bytes,
    reason: 'unrecognized',
    looksLike: null,
  }
  const { findings, formatId } = file
  return {
    ...(await briefingFileView(context, file)),
    facts,
    findings,
    formatId,
    previewUrl: await creativeUrl(context.settings, { ...file, facts, patches: [] }),
  }
}

async function draftView(
  context: Context,
  files: readonly ProductionFileRow[],
  number: number,
): Promise<DraftView> {
  const own = files.filter(({ kind, draftNumber }) => kind === 'draft' && draftNumber === number)
  return {
    number,
    files: await Promise.all(own.map(async (file) => await draftFileView(context, file))),
  }
}

/** An ad creation as its buyer sees it, with more for its producer. */
export async function productionView(
  context: Context,
  opened: OpenProduction & { actor: UploadActor },
): Promise<ProductionView> {
  const { stored, line, production, terms, actor } = opened
  const { order } = stored
  const { db } = context
  const [files, comments, names] = await Promise.all([
    listProductionFiles(db, line.id),
    listComments(db, line.id),
    production?.makerId ? listNames(db, [production.makerId]) : new Map<string, string>(),
  ])
  const sent = production?.draftNumber ?? 0
  const drafts = Array.from({ length: sent }, (_, index) => sent - index)
  const material = files.filter(({ kind }) => kind === 'briefing')
  return {
    lineId: line.id,
    orderId: order.id,
    orderNumber: formatOrderNumber(order.number),
    advertiser: order.advertiser.name,
    website: order.advertiser.website,
    name: line.name,
    mediaType: line.mediaType,
    quantity: line.quantity,
    state: line.state,
    stateName: LINE_STATE_NAMES[line.state],
    orderState: order.state,
    actor,
    whatYouGet: terms.whatYouGet,
    workingDays: terms.workingDays,
    briefing: production?.briefing ?? null,
    briefedAt: production?.briefedAt ?? null,
    briefingFiles: await Promise.all(
      material.map(async (file) => await briefingFileView(context, file)),
    ),
    dueDate: dueOf(opened),
    drafts: await Promise.all(drafts.map(async (n) => await draftView(context, files, n))),
    comments: comments.map(({ id, at, author, text, draftNumber, fileId, anchor, doneAt }) => ({
      id,
      at,
      author,
      text,
      draftNumber,
      fileId,
      anchor: anchor ?? null,
      isDone: doneAt !== null,
    })),
    roundsLeft: roundsLeft(terms.revisions, production?.roundsUsed ?? 0),
    deliveredAt: production?.deliveredAt ?? null,
    targets: await fileTargets(context, opened, files),
    desk: can(context.account, 'makeAds') ? await deskView(context, opened, files, names) : null,
  }
}

async function deskView(
  context: Context,
  { stored, line, production }: OpenProduction,
  files: readonly ProductionFileRow[],
  names: ReadonlyMap<string, string>,
): Promise<DeskProductionView> {
  const { contact } = stored.order
  return {
    maker: makerOf(production, names),
    nextDraft: takesDraft(line)
      ? await draftView(context, files, (production?.draftNumber ?? 0) + 1)
      : null,
    contact: { name: `${contact.firstName} ${contact.lastName}`, email: contact.email },
  }
}

const makerOf = (production: ProductionRow | undefined, names: ReadonlyMap<string, string>) =>
  production?.makerId
    ? { id: production.makerId, name: names.get(production.makerId) ?? 'Former colleague' }
    : null

/** Due date of the next draft, from the current rows. */
export const dueOf = ({ stored, line, production, terms }: OpenProduction): string | null =>
  productionDue({
    state: line.state,
    orderState: stored.order.state,
    workingDays: terms.workingDays,
    briefedAt: production?.briefedAt ?? null,
    paidAt: stored.order.paidAt,
    changesAskedAt: production?.changesAskedAt ?? null,
  })
