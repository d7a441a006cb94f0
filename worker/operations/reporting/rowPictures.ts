import { listPictures } from '#database/queries/delivery/deliveryReport.ts'
import type { RowName } from '#domain/reporting/report/assembleReport.ts'
import type { RowPicture } from '#domain/reporting/figures/breakdown.ts'
import { creativeUrl } from '#worker/adapters/creatives/creativeUrl.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Names of rows; creatives with their own files on the creatives' host. */
export async function withPictures(
  { db, settings }: Pick<OperationContext, 'db' | 'settings'>,
  rows: readonly { versionId: string }[],
  named: Promise<RowName>,
): Promise<RowName> {
  const versionIds = [...new Set(rows.map(({ versionId }) => versionId))]
  const [nameOf, versions] = await Promise.all([named, listPictures(db, versionIds)])
  const pictures = new Map<string, RowPicture>(
    await Promise.all(
      versions.map(
        async (version) =>
          [
            version.id,
            { kind: version.facts.kind, url: await creativeUrl(settings, version) },
          ] as const,
      ),
    ),
  )
  return (dimension, key) => {
    const picture = dimension === 'creative' ? pictures.get(key) : undefined
    return picture ? { ...nameOf(dimension, key), picture } : nameOf(dimension, key)
  }
}
