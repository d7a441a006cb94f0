import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBrandKit, type BrandKit } from '../brandKit/brandKit.ts'
import { contrastRatio, MIN_TEXT_CONTRAST } from '../brandKit/contrast.ts'
import { KIT_TEMPLATES } from '../brandKit/kitChoices.ts'
import { KIT_TEXT_LIMITS } from '../brandKit/kitLimits.ts'
import { AD_FORMATS } from '#domain/catalogue/adFormat.ts'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { minTextSize } from './adContent.ts'
import type { Box, Drawing, DrawnText, Font } from './drawing.ts'
import { liesWithin, overlaps } from './geometry.ts'
import { layoutAd, type AdLayout, type KitSizes } from './layoutAd.ts'
import { ALL_SAID_AFTER, poseAt } from './motion.ts'
import type { LayoutNote } from './panel.ts'

/** Approximate widths of the house's fonts. */
const measure = (text: string, { size, face }: Font) =>
  text.length * size * (face === 'display' ? 0.53 : 0.5)

const SIZES = [
  ...new Map(
    AD_FORMATS.flatMap(({ width, height }) =>
      width !== null && height !== null ? [[`${width}x${height}`, { width, height }] as const] : [],
    ),
  ).values(),
]

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'e', 'i', 'l', 'm', 'o', 'w'),
  minLength: 1,
  maxLength: 14,
})
const words = (most: number) =>
  fc.array(word, { maxLength: 9 }).map((all) => all.join(' ').slice(0, most).trim())
const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const pixels = fc.record({
  width: fc.integer({ min: 20, max: 8_000 }),
  height: fc.integer({ min: 20, max: 8_000 }),
})
const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null })
const share = fc.double({ min: 0, max: 1, noNaN: true })

const kits: fc.Arbitrary<BrandKit> = fc.record({
  name: words(KIT_TEXT_LIMITS.name),
  headline: words(KIT_TEXT_LIMITS.headline),
  line: words(KIT_TEXT_LIMITS.line),
  callToAction: words(KIT_TEXT_LIMITS.callToAction),
  colors: fc.record({ ground: colors, text: colors, accent: colors }),
  template: fc.constantFrom(...KIT_TEMPLATES),
  logoPlate: fc.constantFrom('none', 'white', 'dark'),
  focus: fc.record({ x: share, y: share }),
  motionSeconds: fc.constantFrom(6, 8, 10),
  edits: fc.constant({}),
})
const sizes: fc.Arbitrary<KitSizes> = fc.record({ logo: maybe(pixels), picture: maybe(pixels) })

const isText = (drawing: Drawing): drawing is DrawnText => drawing.kind === 'text'
const textsOf = ({ drawings }: AdLayout) => drawings.filter(isText)

const saidBy = (layout: AdLayout, part: Drawing['part']) =>
  textsOf(layout)
    .filter((one) => one.part === part)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

/** The area of each part, including its plates and labels. */
const boxesOf = ({ drawings }: AdLayout, part: Drawing['part']): Box[] =>
  drawings.flatMap((one) => (one.part === part && 'box' in one ? [one.box] : []))

/** Every kit in every format. */
const everywhere = (
  check: (layout: AdLayout, kit: BrandKit, size: PixelSize, own: KitSizes) => void,
) =>
  fc.assert(
    fc.property(kits, sizes, (kit, own) => {
      for (const size of SIZES) check(layoutAd(kit, size, own, measure), kit, size, own)
    }),
    { numRuns: 40 },
  )

describe('an ad in every format of the catalogue', () => {
  it('keeps texts and pictures inside the canvas', () => {
    everywhere((layout, _kit, size) => {
      for (const part of ['logo', 'headline', 'line', 'action'] as const)
        for (const box of boxesOf(layout, part)) expect(liesWithin(box, size)).toBe(true)
    })
  })

  it('keeps logo, headline, line and call to action apart', () => {
    everywhere((layout) => {
      const parts = (['logo', 'headline', 'line', 'action'] as const).map((part) => ({
        part,
        boxes: boxesOf(layout, part),
      }))
      for (const [index, one] of parts.entries())
        for (const other of parts.slice(index + 1))
          for (const a of one.boxes)
            for (const b of other.boxes)
              expect(overlaps(a, b) ? `${one.part} on ${other.part}` : '').toBe('')
    })
  })

  it('has no text smaller than readable, nor wider than its box', () => {
    everywhere((layout, _kit, size) => {
      for (const { font, lines, box } of textsOf(layout)) {
        expect(font.size).toBeGreaterThanOrEqual(minTextSize(size) - 0.001)
        for (const { text, x } of lines) {
          expect(x).toBeGreaterThanOrEqual(box.x - 0.01)
          expect(x + measure(text, font)).toBeLessThanOrEqual(box.x + box.width + 0.01)
        }
      }
    })
  })

  it('shows all text, or reports omissions', () => {
    everywhere((layout, kit) => {
      const saidOrTold = (part: Drawing['part'], note: LayoutNote, words: string) =>
        layout.notes.includes(note) ? words : saidBy(layout, part)
      expect(saidOrTold('headline', 'headline_cut', kit.headline)).toBe(kit.headline)
      expect(saidOrTold('line', 'line_left_out', kit.line)).toBe(kit.line)
      expect(saidOrTold('action', 'action_left_out', kit.callToAction)).toBe(kit.callToAction)
    })
  })

  it('paints every pixel behind the texts', () => {
    everywhere((layout, _kit, { width, height }) => {
      expect(layout.drawings[0]).toMatchObject({
        kind: 'rect',
        part: 'ground',
        box: { x: 0, y: 0, width, height },
      })
    })
  })

  it('shows a part within the picture, in the shape of its box', () => {
    everywhere((layout, _kit, _size, { picture }) => {
      for (const one of layout.drawings) {
        if (one.kind !== 'picture' || !picture) continue
        expect(liesWithin(one.source, picture)).toBe(true)
        const ratio = (one.source.width / one.source.height) * (one.box.height / one.box.width)
        expect(ratio).toBeCloseTo(1, 3)
      }
    })
  })

  it('has no text on the picture itself', () => {
    everywhere((layout) => {
      if (layout.template === 'labels') return
      const shown = layout.drawings.flatMap(({ part, clip }) =>
        part === 'picture' && clip ? [clip.box] : [],
      )
      for (const { box } of textsOf(layout))
        for (const picture of shown) expect(overlaps(box, picture)).toBe(false)
    })
  })

  it('never stretches the logo', () => {
    everywhere((layout, _kit, _size, { logo }) => {
      const ratios = layout.drawings.flatMap((one) =>
        one.kind === 'logo' && logo
          ? [one.box.width / one.box.height / (logo.width / logo.height)]
          : [],
      )
      for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 3)
    })
  })

  it('is readable if the kit’s own colors are', () => {
    everywhere((layout, { colors: { ground, text } }) => {
      if (contrastRatio(ground, text) < MIN_TEXT_CONTRAST) return
      for (const { color, on } of textsOf(layout))
        expect(contrastRatio(color, on)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
    })
  })
})

const KIT: BrandKit = {
  ...newBrandKit('Morgan Outdoor'),
  headline: 'Sleep under more stars',
  line: 'Tents for two from $189, tried in the rain',
  callToAction: 'Find your tent',
}

describe('a usual kit', () => {
  it.each(KIT_TEMPLATES)('fits everything except the line in every format, as %s', (template) => {
    for (const size of SIZES)
      for (const logo of [null, { width: 400, height: 100 }, { width: 200, height: 200 }]) {
        const { notes } = layoutAd({ ...KIT, template }, size, { logo, picture: null }, measure)
        const isSmallest = size.height === 50
        expect(notes.filter((note) => !isSmallest && note !== 'line_left_out')).toEqual([])
        expect(notes).not.toContain('headline_cut')
      }
  })

  it('differs by template', () => {
    const [first] = SIZES
    const drawn = KIT_TEMPLATES.map((template) =>
      JSON.stringify(
        layoutAd(
          { ...KIT, template },
          first ?? { width: 300, height: 250 },
          { logo: null, picture: null },
          measure,
        ).drawings,
      ),
    )
    expect(new Set(drawn).size).toBe(KIT_TEMPLATES.length)
  })

  it('applies the overrides of one format to that format only', () => {
    const kit: BrandKit = {
      ...KIT,
      edits: { '300x250': { template: 'type', headline: 'More stars', hidesLine: true } },
    }
    const own = { logo: null, picture: null }
    const edited = layoutAd(kit, { width: 300, height: 250 }, own, measure)
    expect(edited.template).toBe('type')
    expect(saidBy(edited, 'headline')).toBe('More stars')
    expect(saidBy(edited, 'line')).toBe('')
    expect(layoutAd(kit, { width: 728, height: 90 }, own, measure).template).toBe(KIT.template)
  })
})

describe('the motion version', () => {
  const frames = fc.record({
    seconds: fc.double({ min: 0, max: 10, noNaN: true }),
    total: fc.constantFrom(6, 8, 10),
  })
  const size = { width: 1920, height: 1080 }

  it('shows each part progressively, and never mirrors it', () => {
    fc.assert(
      fc.property(kits, sizes, frames, (kit, own, moment) => {
        for (const drawing of layoutAd(kit, size, own, measure).drawings) {
          const { opacity, scale } = poseAt(drawing, 2, { ...moment, size })
          expect(opacity).toBeGreaterThanOrEqual(0)
          expect(opacity).toBeLessThanOrEqual(1)
          expect(scale).toBeGreaterThan(0.5)
          expect(scale).toBeLessThan(1.2)
        }
      }),
    )
  })

  it('shows all texts in time, and ends as the still', () => {
    fc.assert(
      fc.property(kits, sizes, frames, (kit, own, { total, seconds }) => {
        for (const drawing of layoutAd(kit, size, own, measure).drawings) {
          const late = poseAt(drawing, 6, {
            seconds: Math.max(ALL_SAID_AFTER, Math.min(total, seconds)),
            total,
            size,
          })
          expect([late.opacity, late.dx, late.dy]).toEqual([1, 0, 0])
          expect(poseAt(drawing, 6, { seconds: total, total, size }).scale).toBeCloseTo(1, 6)
        }
      }),
    )
  })
})
