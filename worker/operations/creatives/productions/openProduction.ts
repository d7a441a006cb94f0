import {
  findOrderWith,
  type OrderLineRow,
  type StoredOrder,
} from '#database/queries/orders/orders.ts'
import { findProduction, type ProductionRow } from '#database/queries/creatives/productions.ts'
import {
  findAdCreationPackage,
  type AdCreationPackage,
} from '#domain/catalogue/adCreationPackage.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import {
  openUploadLine,
  type UploadAccess,
  type UploadActor,
} from '../creative/uploads/openUploadLine.ts'

/** Which ad creation, and how somebody without a login opens it. */
export interface ProductionKey {
  lineId: string
  access: UploadAccess
}

/** What a package promises of its course. */
export type PackageTerms = Pick<AdCreationPackage, 'whatYouGet' | 'revisions' | 'workingDays'>

/** What is promised where a package is no longer in the catalogue. */
const UNKNOWN_PACKAGE: PackageTerms = { whatYouGet: [], revisions: 1, workingDays: 5 }

/** An ad creation with all that is decided upon. */
export interface OpenProduction {
  stored: StoredOrder
  line: OrderLineRow
  production: ProductionRow | undefined
  terms: PackageTerms
}

/** What the package of a line promises. */
export const termsOf = ({ packageId }: Pick<OrderLineRow, 'packageId'>): PackageTerms =>
  findAdCreationPackage(packageId ?? '') ?? UNKNOWN_PACKAGE

/** An ad creation for its buyer, or who makes ads. Raises production_not_found, also for somebody else's. */
export async function openProduction(
  context: OperationContext,
  { lineId, access }: ProductionKey,
): Promise<OpenProduction & { actor: UploadActor }> {
  try {
    const opened = await openUploadLine(context, lineId, access)
    return { ...opened, ...(await withProduction(context, opened.line)) }
  } catch (error) {
    const isClosed = error instanceof ProductError && error.code === 'order_not_found'
    throw isClosed ? new ProductError('production_not_found') : error
  }
}

/** An ad creation for who makes it; the route has asked for the capability. Raises production_not_found. */
export async function openDeskProduction(
  context: OperationContext,
  lineId: string,
): Promise<OpenProduction> {
  const stored = await findOrderWith(context.db, lineId)
  const line = stored?.lines.find(({ id }) => id === lineId)
  if (!line || !stored) throw new ProductError('production_not_found')
  return { stored, line, ...(await withProduction(context, line)) }
}

async function withProduction({ db }: OperationContext, line: OrderLineRow) {
  if (line.type !== 'adcreation') throw new ProductError('production_not_found')
  return { production: await findProduction(db, line.id), terms: termsOf(line) }
}
