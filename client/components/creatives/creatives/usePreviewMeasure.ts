import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportPreviewCall } from '#client/api/creatives/uploadCalls.ts'
import {
  mergedMeasure,
  tellsMore,
  type KeptMeasure,
  type PreviewMeasure,
} from '#domain/creatives/creative/previewMeasure.ts'
import type { VersionView } from '#domain/creatives/review/creativeView.ts'

interface Previewed {
  creativeId: string
  version: Pick<VersionView, 'id' | 'preview'>
  by: KeptMeasure['by']
  /** Called when there is new advice. */
  onAdvice?: () => void
}

/**
 * Measurements of a version in its preview: stored ones merged with this browser's, which are sent to the server when
 * they add something.
 */
export function usePreviewMeasure({ creativeId, version, by, onAdvice }: Previewed): {
  measure: PreviewMeasure
  onMeasured: (seen: PreviewMeasure) => void
} {
  const [seen, setSeen] = useState<{ versionId: string; measure: PreviewMeasure } | null>(null)
  const kept = useRef<{ versionId: string; preview: KeptMeasure | null } | null>(null)
  const own = seen?.versionId === version.id ? seen.measure : null
  const tell = useEffectEvent(async (measure: PreviewMeasure) => {
    const known = kept.current?.versionId === version.id ? kept.current.preview : version.preview
    const merged = mergedMeasure(known, { by, measure })
    if (merged === null) return
    kept.current = { versionId: version.id, preview: { by, measure: merged, findings: [] } }
    const param = { id: creativeId, versionId: version.id }
    // It is only advice: without a response the next preview sends it.
    const after = await reportPreviewCall(param, measure).catch(() => null)
    const before = version.preview?.findings ?? []
    if (after && after.findings.length > before.length) onAdvice?.()
  })
  const { animationEndMs, laterBytes, click } = own ?? {}
  useEffect(() => {
    if (own && (animationEndMs !== undefined || click !== undefined)) void tell(own)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told when it says something new, not at each message
  }, [animationEndMs, laterBytes, click])
  return {
    measure: { ...version.preview?.measure, ...own },
    onMeasured: (told) =>
      setSeen((before) => {
        if (before?.versionId !== version.id) return { versionId: version.id, measure: told }
        // Measurements stay: the view may change, and the banner starts over.
        const measure = { ...told, ...before.measure }
        return tellsMore(before.measure, measure) ? { ...before, measure } : before
      }),
  }
}
