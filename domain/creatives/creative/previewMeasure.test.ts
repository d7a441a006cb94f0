import { describe, expect, it } from 'vitest'
import { checkPreview } from './checks/checkHtml5.ts'
import type { Html5Facts } from './creativeFacts.ts'
import { newFinding } from './newFinding.ts'
import { mergedMeasure, previewMeasureSchema, withPreviewAdvice } from './previewMeasure.ts'

const FACTS: Html5Facts = {
  kind: 'html5',
  fileType: 'zip',
  bytes: 40_000,
  fileCount: 3,
  inflatedBytes: 90_000,
  stoppedBy: null,
  htmlPages: ['index.html'],
  adSize: { width: 300, height: 250 },
  hasClickTag: true,
  missingFiles: [],
  externalAddresses: [],
  codeAddresses: [],
  escapingPaths: [],
  initialBytes: 30_000,
  laterBytes: 0,
  initialRequests: 3,
}

describe('the measures of a banner in a browser', () => {
  it('is advice where it is more than advised, and nothing else', () => {
    const seen = {
      animationEndMs: null,
      initialBytes: 400_000,
      laterBytes: 900_000,
      click: 'elsewhere',
    } as const
    const findings = checkPreview(seen, FACTS, 'online_display')
    expect(findings.map(({ code, severity, measured }) => [code, severity, measured])).toEqual([
      ['weight_high', 'advice', '391 kB'],
      ['later_weight_high', 'advice', '879 kB'],
      ['animation_too_long', 'advice', 'never ends'],
      ['click_elsewhere', 'advice', 'an address of its own'],
    ])
    const fine = { animationEndMs: 30_000, initialBytes: 10_000, laterBytes: 0, click: 'click_tag' }
    expect(checkPreview(fine as typeof seen & typeof fine, FACTS, 'online_display')).toEqual([])
    expect(checkPreview({}, FACTS, 'online_display')).toEqual([])
  })

  it('is added to what is known; what was not seen stays', () => {
    const known = { by: 'buyer', measure: { animationEndMs: 4_000, initialBytes: 100 } } as const
    expect(mergedMeasure(null, known)).toEqual(known.measure)
    expect(mergedMeasure(known, { by: 'buyer', measure: { click: 'click_tag' } })).toEqual({
      ...known.measure,
      click: 'click_tag',
    })
    expect(mergedMeasure(known, { by: 'buyer', measure: { initialBytes: 100 } })).toBeNull()
  })

  it('is the desk’s once that has looked: what a buyer states then changes nothing', () => {
    const forged = { by: 'buyer', measure: { animationEndMs: 0 } } as const
    const seen = { by: 'desk', measure: { animationEndMs: null } } as const
    expect(mergedMeasure(forged, seen)).toEqual({ animationEndMs: null })
    expect(mergedMeasure(seen, forged)).toBeNull()
    // The desk confirms the buyer's measurement.
    expect(mergedMeasure(forged, { by: 'desk', measure: { animationEndMs: 0 } })).toEqual({
      animationEndMs: 0,
    })
  })
  it('adds advice that the check has not given', () => {
    const advice = (code: 'weight_high' | 'click_elsewhere', measured: string) =>
      newFinding(code, { measured, allowed: '' })
    const [checked, seen, more] = [
      advice('weight_high', 'checked'),
      advice('weight_high', 'seen'),
      advice('click_elsewhere', 'seen'),
    ]
    const preview = { by: 'buyer' as const, measure: {}, findings: [seen, more] }
    const other = newFinding('code_address', { measured: '', allowed: '' })
    const findings = [other, checked]
    expect(withPreviewAdvice({ findings, preview })).toEqual([other, checked, more])
    expect(withPreviewAdvice({ findings, preview: null })).toEqual(findings)
    expect(withPreviewAdvice({ findings: [], preview })).toEqual([seen, more])
  })

  it('is taken up to a day of animation, and the bytes of the largest ZIP', () => {
    const takes = (measure: unknown) => previewMeasureSchema.safeParse(measure).success
    expect(takes({ animationEndMs: 86_400_000, initialBytes: 25 * 1024 * 1024 })).toBe(true)
    expect(takes({ animationEndMs: 86_400_001 })).toBe(false)
    expect(takes({ laterBytes: 25 * 1024 * 1024 + 1 })).toBe(false)
    expect(takes({ initialBytes: -1 })).toBe(false)
    expect(takes({ animationEndMs: null, click: 'elsewhere' })).toBe(true)
  })
})
