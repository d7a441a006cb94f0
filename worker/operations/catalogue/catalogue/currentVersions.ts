import { readDataVersions, type DataVersions } from '#database/queries/foundation/seedVersions.ts'
import type { OperationContext } from '#worker/platform/env.ts'

// oxlint-disable-next-line product/shared-promises -- By request: no other request awaits it.
const asked = new WeakMap<object, Promise<DataVersions>>()

/** Versions of places, catalogue and rates, queried once per request. */
export async function currentVersions(
  context: Pick<OperationContext, 'db' | 'versions'>,
): Promise<DataVersions> {
  if (context.versions) return context.versions
  const versions = asked.get(context) ?? readDataVersions(context.db)
  asked.set(context, versions)
  return await versions
}
