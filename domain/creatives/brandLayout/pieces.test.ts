import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canvasOf, formatDrawn } from '#domain/testing/layoutCases.ts'
import { actionPiece, brandPiece, pictureIn, type BrandStyle, type Piece } from './pieces.ts'

const size = { width: 300, height: 250 }
const place: BrandStyle = { maxWidth: 120, maxHeight: 50, ink: '#10131a', on: '#ffffff' }
const logo = { width: 400, height: 100 }

const drawn = (piece: Piece | null) => piece?.drawAt(10, 20).map(formatDrawn) ?? null

describe('the logo', () => {
  it('fills its box', () => {
    expect(drawn(brandPiece(canvasOf(size, { logo }), place))).toEqual(['logo logo 10 20 120 30'])
  })

  it('is centered on its plate, which stays inside the box', () => {
    const plated = brandPiece(canvasOf(size, { logo, logoPlate: 'white' }), place)
    expect(plated).toMatchObject({ width: 120, height: 43.5 })
    expect(drawn(plated)).toEqual([
      'logo rect 10 20 120 43.5 round 5.4',
      'logo logo 19 29 102 25.5',
    ])
  })

  it('lies on the plate of the kit, else on that of the layout', () => {
    const plateOf = (logoPlate: 'none' | 'white' | 'dark', own: typeof logo | null) =>
      brandPiece(canvasOf(size, { logo: own, name: 'Morgan', logoPlate }), {
        ...place,
        plate: '#ffb800',
      })
        ?.drawAt(0, 0)
        .flatMap((one) => (one.kind === 'rect' ? [one.color] : []))
    expect(plateOf('none', logo)).toEqual(['#ffb800'])
    expect(plateOf('white', logo)).toEqual(['#ffffff'])
    expect(plateOf('dark', logo)).toEqual(['#10131a'])
    expect(plateOf('white', null)).toEqual(['#ffb800'])
  })

  it('is left out if less than four pixels of it remain', () => {
    const square = canvasOf(size, { logo: { width: 100, height: 100 } })
    const within = (maxWidth: number, maxHeight: number) =>
      brandPiece(square, { ...place, maxWidth, maxHeight })
    expect(within(4, 4)).not.toBeNull()
    expect(within(3.9, 40)).toBeNull()
    expect(brandPiece(canvasOf(size, { logo }), { ...place, maxWidth: 15.9 })).toBeNull()
    const upright = canvasOf(size, { logo: { width: 100, height: 400 } })
    expect(brandPiece(upright, { ...place, maxHeight: 15.9 })).toBeNull()
  })
})

describe('the name without a logo', () => {
  const named = (maxWidth: number) =>
    brandPiece(canvasOf(size, { name: 'Morgan' }), { ...place, maxWidth, maxHeight: 30 })

  it('shrinks until it fits, but not below the readable size', () => {
    expect(named(200)?.width).toBeCloseTo(55.8, 6)
    expect(named(30)).toMatchObject({ width: 30, height: 11 })
    expect(drawn(named(30))).toEqual(['logo text “Morgan” 10 28.2'])
    expect(named(29)).toBeNull()
  })

  it('is broken into lines before it gets much smaller than its usual size', () => {
    const within = (name: string) => {
      const film = canvasOf({ width: 1920, height: 1080 }, { name })
      const piece = brandPiece(film, { ...place, maxWidth: 600, maxHeight: 150 })
      const [mark] = piece?.drawAt(0, 0) ?? []
      if (mark?.kind !== 'text') return null
      return [...mark.lines.map(({ text }) => text), Math.round(mark.font.size)]
    }
    expect(within('Morgan & Daughters')).toEqual(['Morgan & Daughters', 65])
    expect(within('Königstein Falkenstein Steuerberatung')).toEqual([
      'Königstein Falkenstein',
      'Steuerberatung',
      53,
    ])
    // A single word stays in one line.
    expect(within('Königsteinfalkensteinersteuerberatung')).toEqual([
      'Königsteinfalkensteinersteuerberatung',
      32,
    ])
  })

  it('is at least as large in several lines as in one, and stays in its box', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom('a', 'm'), minLength: 1, maxLength: 12 }),
      { minLength: 1, maxLength: 6 },
    )
    const side = fc.integer({ min: 20, max: 600 })
    fc.assert(
      fc.property(words, side, side, (some, maxWidth, maxHeight) => {
        const name = some.join(' ')
        const canvas = canvasOf({ width: 1920, height: 1080 }, { name })
        const piece = brandPiece(canvas, { ...place, maxWidth, maxHeight })
        const [mark] = piece?.drawAt(0, 0) ?? []
        if (mark?.kind !== 'text') return
        const { font, lines } = mark
        expect(lines.map(({ text }) => text).join(' ')).toBe(name)
        expect(piece?.width).toBeLessThanOrEqual(maxWidth)
        expect(font.size).toBeGreaterThanOrEqual(canvas.minText)
        const [height, width] = [piece?.height ?? 0, canvas.measure(name, font)]
        expect(lines.length === 1 || (height <= maxHeight && width > maxWidth)).toBe(true)
      }),
    )
  })

  it('is optional in a kit', () => {
    expect(brandPiece(canvasOf(size), place)).toBeNull()
  })
})

describe('the call to action', () => {
  const style = { fill: '#ffb800', ink: '#10131a', isPill: false }
  const button = (maxWidth: number, isPill = false) =>
    actionPiece(canvasOf(size, { action: 'Go now' }), maxWidth, { ...style, isPill })

  it('is a button around its text', () => {
    expect(button(200)?.width).toBeCloseTo(60.25, 2)
    expect(button(50)).toMatchObject({ width: 50, height: 21 })
    expect(drawn(button(50))).toEqual([
      'action rect 10 20 50 21 round 3.5',
      'action text “Go now” 20 34',
    ])
    expect(button(50)?.drawAt(10, 20)[1]).toMatchObject({
      box: { x: 20, y: 24.5, width: 30, height: 12 },
    })
    expect(drawn(button(50, true))?.[0]).toBe('action rect 10 20 50 21 round 10.5')
  })

  it('is left out if it is too long', () => {
    expect(button(49)).toBeNull()
    expect(actionPiece(canvasOf(size), 200, style)).toBeNull()
  })
})

describe('without a picture in the kit', () => {
  it('a landscape fills the picture’s area', () => {
    const drawn = pictureIn(canvasOf(size), { x: 100, y: 50, width: 200, height: 100 })
    expect(drawn.map(formatDrawn)).toEqual([
      'picture rect 100 50 200 100',
      'picture circle 232 90 round 20',
      'picture polygon 100 112, 140 94, 184 116, 220 102, 300 124, 300 150, 100 150',
      'picture polygon 100 130, 160 116, 210 132, 260 114, 300 128, 300 150, 100 150',
      'picture polygon 100 143, 190 132, 300 142, 300 150, 100 150',
    ])
    expect(new Set(drawn.map(({ clip }) => clip?.radius))).toEqual(new Set([0]))
  })
})
