import { describe, expect, it } from 'vitest'
import { newBrandKit, type BrandKit } from '../brandKit/brandKit.ts'
import { KIT_TEMPLATES, LOGO_PLATES } from '../brandKit/kitChoices.ts'
import type { Drawing } from './drawing.ts'
import { layoutAd } from './layoutAd.ts'
import { logoGrounds } from './logoGrounds.ts'

const kit: BrandKit = { ...newBrandKit('Lee Bakery'), headline: 'Bread', name: 'Lee' }

const measure = (text: string, { size }: { size: number }) => text.length * size * 0.5
const sizes = [
  { width: 300, height: 250 },
  { width: 728, height: 90 },
  { width: 160, height: 600 },
  { width: 1920, height: 1080 },
]

/** The layout's own background of the name, which replaces a logo. */
const namedGround = (drawings: readonly Drawing[]) =>
  drawings.flatMap((drawing) =>
    drawing.kind === 'text' && drawing.part === 'logo' ? [drawing.on] : [],
  )

describe('the background of a logo', () => {
  it.each(KIT_TEMPLATES)('is the name’s background in the template %s', (template) => {
    const own = { ...kit, template }
    for (const size of sizes) {
      const { drawings } = layoutAd(own, size, { logo: null, picture: null }, measure)
      for (const ground of namedGround(drawings)) expect(logoGrounds(own)).toEqual([ground])
    }
  })

  it.each(LOGO_PLATES.filter((plate) => plate !== 'none'))(
    'is the plate %s in every template',
    (logoPlate) => {
      for (const template of KIT_TEMPLATES) {
        const own = { ...kit, template, logoPlate }
        const size = { width: 300, height: 250 }
        const logo = { width: 300, height: 50 }
        const { drawings } = layoutAd(own, size, { logo, picture: null }, measure)
        const plates = drawings.flatMap((drawing) =>
          drawing.kind === 'rect' && drawing.part === 'logo' ? [drawing.color] : [],
        )
        expect(logoGrounds(own)).toEqual(plates)
      }
    },
  )

  it('includes each format’s own template, each color once', () => {
    const edits = { '300x250': { template: 'type' }, '728x90': { template: 'round' } } as const
    expect(logoGrounds({ ...kit, edits })).toEqual([kit.colors.ground, kit.colors.accent])
    expect(logoGrounds({ ...kit, edits: { '300x250': { headline: 'Hi' } } })).toEqual([
      kit.colors.ground,
    ])
  })
})
