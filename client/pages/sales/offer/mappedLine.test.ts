import { describe, expect, it } from 'vitest'
import { mappedLine } from './mappedLine.ts'

const screen = { id: 'scr_1', name: 'Wall', detail: 'Roadside', weeklyViews: 1, cpmMinor: 500 }
const campaign = { type: 'campaign', screens: [] } as const
const billboards = { type: 'campaign', screens: [screen] } as const
const ads = { type: 'adcreation', screens: [] } as const

describe('map of an offer', () => {
  it.each([
    [[ads, campaign, campaign], 1],
    [[campaign, billboards, billboards], 1],
    [[ads], -1],
    [[], -1],
  ] as const)('shows one line of %o', (lines, at) => {
    expect(mappedLine(lines.map((line) => ({ ...line, screens: [...line.screens] })))).toBe(at)
  })
})
