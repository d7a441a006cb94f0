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

/** Id of an ad creation, and the credentials of a visitor without a login. */
export interface ProductionKey {
  lineId: string
  access: UploadAccess
}

/** A package's contents, rounds and working days. */
export type PackageTerms = Pick<AdCreationPackage, 'whatYouGet' | 'revisions' | 'workingDays'>

/** Promise for a package that is no longer in the catalogue. */
const UNKNOWN_PACKAGE: PackageTerms = { whatYouGet: [], revisions: 1, workingDays: 5 }

/** An ad creation with all data for decisions. */
export interface OpenProduction {
  stored: StoredOrder
  line: OrderLineRow
  production: ProductionRow | undefined
  terms: PackageTerms
}

/** The promise of a line's package. */
export const termsOf = ({ packageId }: Pick<OrderLineRow, 'packageId'>): PackageTerms =>
  findAdCreationPackage(packageId ?? '') ?? UNKNOWN_PACKAGE

/** An ad creation for its buyer or its producer. Raises production_not_found, also for another owner's. */
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

/** An ad creation for its producer; the route has checked the capability. Raises production_not_found. */
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
