import { setPreview } from '#database/queries/creatives/creativeVersions.ts'
import { checkPreview } from '#domain/creatives/creative/checks/checkHtml5.ts'
import {
  mergedMeasure,
  type KeptMeasure,
  type PreviewMeasure,
} from '#domain/creatives/creative/previewMeasure.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openCreative, type CreativeKey } from '../openCreative.ts'

interface SeenVersion extends CreativeKey {
  versionId: string
  measure: PreviewMeasure
}

/**
 * Saves measurements of an HTML5 banner's preview in a browser, as advice in addition to the
 * check's findings, and returns the saved ones. Raises creative_not_found, also for a version that
 * is not a banner.
 */
export async function savePreviewMeasure(
  context: OperationContext,
  { versionId, measure, ...key }: SeenVersion,
): Promise<KeptMeasure | null> {
  const { versions, line, actor } = await openCreative(context, key)
  const version = versions.find(({ id }) => id === versionId)
  if (version?.facts.kind !== 'html5') throw new ProductError('creative_not_found')
  const merged = mergedMeasure(version.preview, { by: actor, measure })
  if (merged === null) return version.preview
  const findings = checkPreview(merged, version.facts, line.mediaType)
  const kept = { by: actor, measure: merged, findings }
  await setPreview(context.db, versionId, kept)
  return kept
}
