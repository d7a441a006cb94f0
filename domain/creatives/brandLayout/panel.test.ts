import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { canvasOf, formatDrawn } from '#domain/testing/layoutCases.ts'
import type { AdContent } from './adContent.ts'
import type { Box } from './drawing.ts'
import { layOutPanel, type PanelStyle } from './panel.ts'
import { styleOf } from './scene.ts'
import { fitStack } from './stack.ts'

const rectangle = { width: 300, height: 250 }
const box: Box = { x: 20, y: 30, width: 200, height: 200 }
const SAID = {
  headline: 'Sleep under more stars',
  line: 'Tents for two from $189',
  action: 'Find yours',
  name: 'Morgan',
}

interface Panelled {
  size?: PixelSize
  content?: Partial<AdContent>
  within?: Box
  style?: Partial<PanelStyle>
}

function panelOf({ size = rectangle, content, within = box, style }: Panelled) {
  const canvas = canvasOf(size, { ...SAID, ...content })
  const { drawings, notes } = layOutPanel(canvas, within, styleOf(canvas, style))
  return { notes, drawn: drawings.map(formatDrawn) }
}

const HEADLINE = 'headline text “Sleep” 20 69.7, “under more” 20 110.1, “stars” 20 150.6'
const LINE = 'line text “Tents for two from $189” 20 181.6'
const ACTION = ['action rect 20 204.7 84.3 25.3 round 4.2', 'action text “Find yours” 32 221.6']

describe('a panel with stacked texts', () => {
  it('ends with the call to action on the left and the name on the right', () => {
    const name = 'logo text “Morgan” 164 222.4'
    expect(panelOf({})).toEqual({ notes: [], drawn: [name, HEADLINE, LINE, ...ACTION] })
  })

  it('centers a tall logo in its row', () => {
    const { drawn } = panelOf({ content: { logo: { width: 200, height: 100 } } })
    expect([drawn[0], drawn[3]]).toEqual([
      'logo logo 159.8 199.9 60.2 30.1',
      'action rect 20 202.3 84.3 25.3 round 4.2',
    ])
  })

  it('has a wide logo a little smaller beside the call to action, or below it at full width', () => {
    const content = { logo: { width: 400, height: 100 } }
    const logoIn = (width: number) => panelOf({ content, within: { ...box, width } }).drawn[0]
    expect(logoIn(220)).toBe('logo logo 125 201.2 115 28.8')
    expect(logoIn(200)).toBe('logo logo 113.9 203.5 106.1 26.5')
    // From 65% of the 115 pixels that it has without the row.
    expect(logoIn(169)).toBe('logo logo 113.9 208 75.1 18.8')
    expect(logoIn(168)).toBe('logo logo 20 201.2 115 28.8')
  })

  it('begins with the logo on its plate if the template requires it', () => {
    const style = { logo: 'top', valign: 'bottom', logoPlate: '#eeeeee' } as const
    expect(panelOf({ style }).drawn).toEqual([
      'logo rect 20 30 46.7 24 round 3.3',
      'logo text “Morgan” 25.4 45.2',
      'headline text “Sleep under” 20 124, “more stars” 20 160.6',
      'line text “Tents for two from $189” 20 190.8',
      ...ACTION,
    ])
  })

  it('has each line on its own label, the next one close below', () => {
    const manner = { logo: 'top', valign: 'bottom', logoPlate: '#ffffff', scale: 0.9 } as const
    const { drawn } = panelOf({ style: { ...manner, isLabelled: true } })
    expect(drawn.slice(2)).toEqual([
      'headline rect 20 84.5 199.8 43.2',
      'headline text “Sleep under” 29.8 117.3',
      'headline rect 20 127.1 183.4 42.6',
      'headline text “more stars” 29.8 159.9',
      'line rect 20 177.2 174.4 18.7',
      'line text “Tents for two from $189” 24.3 191.6',
      ...ACTION,
    ])
  })

  it('centers its lines if the template requires it', () => {
    expect(panelOf({ style: { align: 'center' } }).drawn.slice(1, 3)).toEqual([
      'headline text “Sleep” 72.3 69.7, “under more” 24.6 110.1, “stars” 72.3 150.6',
      'line text “Tents for two from $189” 33.4 181.6',
    ])
    const narrow = { ...box, width: 90 }
    const { drawn } = panelOf({ within: narrow, style: { align: 'center' } })
    expect([drawn[0], drawn[3]]).toEqual([
      'logo text “Morgan” 37 224.8',
      'action rect 22.8 173.9 84.3 25.3 round 4.2',
    ])
  })

  it('has the name below the call to action if it does not fit beside it', () => {
    expect(panelOf({ within: { ...box, width: 90 } }).drawn).toEqual([
      'logo text “Morgan” 20 224.8',
      'headline text “Sleep” 20 49.9, “under” 20 74.7, “more” 20 99.5, “stars” 20 124.4',
      'line text “Tents for two” 20 148.5, “from $189” 20 161.7',
      'action rect 20 173.9 84.3 25.3 round 4.2',
      'action text “Find yours” 32 190.8',
    ])
  })

  it('in a skyscraper always has the name below', () => {
    const within = { x: 10, y: 200, width: 140, height: 380 }
    expect(panelOf({ size: { width: 160, height: 600 }, within }).drawn).toEqual([
      'logo text “Morgan” 10 574.1',
      'headline text “Sleep” 10 266.8, “under” 10 315.8, “more” 10 364.8, “stars” 10 413.8',
      'line text “Tents for two” 10 450.8, “from $189” 10 472.6',
      'action rect 10 488.3 95.4 28.6 round 4.8',
      'action text “Find yours” 23.6 507.4',
    ])
  })

  it('is the headline alone for a kit without other texts', () => {
    const content = { name: '', action: '', line: '' }
    expect(panelOf({ content })).toEqual({
      notes: [],
      drawn: ['headline text “Sleep” 20 75.4, “under” 20 119.9, “more” 20 164.4, “stars” 20 209'],
    })
  })
})

describe('a leaderboard', () => {
  it('has logo, texts and call to action side by side, vertically centered', () => {
    const within = { x: 100, y: 10, width: 600, height: 70 }
    expect(panelOf({ size: { width: 728, height: 90 }, within }).drawn).toEqual([
      'logo text “Morgan” 100 53.4',
      'headline text “Sleep under more stars” 206.3 42.6',
      'line text “Tents for two from $189” 206.3 71.5',
      'action rect 621.2 33.2 78.8 23.7 round 3.9',
      'action text “Find yours” 632.4 48.9',
    ])
  })

  it('leaves the line out of a small banner', () => {
    const within = { x: 50, y: 5, width: 260, height: 40 }
    expect(panelOf({ size: { width: 320, height: 50 }, within })).toEqual({
      notes: ['line_left_out'],
      drawn: [
        'logo text “Morgan” 50 29.8',
        'headline text “Sleep under” 110.8 21.5, “more stars” 110.8 37',
        'action rect 240 14.5 70 21 round 3.5',
        'action text “Find yours” 250 28.5',
      ],
    })
  })

  it('reports omissions', () => {
    const size = { width: 728, height: 90 }
    const notesOf = (width: number, content: Partial<AdContent> = {}) =>
      panelOf({ size, within: { x: 0, y: 10, width, height: 70 }, content }).notes
    expect(notesOf(600)).toEqual([])
    expect(notesOf(50)).toEqual([
      'headline_cut',
      'line_left_out',
      'action_left_out',
      'brand_left_out',
    ])
    expect(notesOf(50, { line: '', action: '', name: '' })).toEqual(['headline_cut'])
    expect(notesOf(600, { action: 'a'.repeat(99) })).toEqual(['action_left_out'])
    expect(notesOf(600, { name: 'a'.repeat(99) })).toEqual(['brand_left_out'])
  })
})

describe('a panel without enough room', () => {
  const heightOf = (height: number, content: Partial<AdContent> = {}) =>
    panelOf({ within: { ...box, height }, content }).notes

  it('leaves out the line first, and cuts the headline last', () => {
    expect(heightOf(200)).toEqual([])
    expect(heightOf(60)).toEqual(['line_left_out'])
    expect(heightOf(40)).toEqual(['headline_cut', 'line_left_out'])
    expect(heightOf(40, { line: '' })).toEqual(['headline_cut'])
  })

  it('leaves out the call to action before it cuts the headline', () => {
    const flat = { width: 90, height: 50 }
    const notesOf = (content: Partial<AdContent>) =>
      panelOf({ within: { ...box, ...flat }, content: { name: '', headline: 'Sleep', ...content } })
        .notes
    expect(notesOf({})).toEqual(['line_left_out'])
    expect(notesOf({ headline: 'Sleep under more stars tonight' })).toEqual([
      'line_left_out',
      'action_left_out',
    ])
    expect(notesOf({ headline: 'Sleep under more stars tonight', line: '' })).toEqual([
      'action_left_out',
    ])
  })

  it('reports a button or a name that is too long', () => {
    expect(heightOf(200, { action: 'a'.repeat(60) })).toEqual(['action_left_out'])
    expect(heightOf(200, { name: 'a'.repeat(60) })).toEqual(['brand_left_out'])
    expect(heightOf(200, { name: '' })).toEqual([])
    const logo = { width: 1_000, height: 1 }
    expect(heightOf(200, { name: '', logo })).toEqual(['brand_left_out'])
  })
})

it('cuts a headline to as many lines as its box is high, labels being higher', () => {
  const content = { line: '', action: '', name: '' }
  const within = { x: 20, y: 30, width: 41, height: 40 }
  const cut = (isLabelled: boolean) =>
    panelOf({ within, content, style: { isLabelled, valign: 'top' } }).drawn
  expect(cut(false)).toEqual(['headline text “Sleep” 20 39.2, “under” 20 51.1, “more…” 20 62.9'])
  expect(cut(true)).toEqual([
    'headline rect 20 30 34.7 15.2',
    'headline text “Sleep” 23.4 41.2',
    'headline rect 20 44.6 40.3 14.6',
    'headline text “under…” 23.4 55.8',
  ])
})

it('sets the name in the color of its plate', () => {
  const canvas = canvasOf(rectangle, SAID)
  const named = (own: Partial<PanelStyle>) =>
    layOutPanel(
      canvas,
      box,
      styleOf(canvas, { ink: '#111111', on: '#eeeeee', ...own }),
    ).drawings.find(({ part, kind }) => part === 'logo' && kind === 'text')
  expect(named({})).toMatchObject({ color: '#111111', on: '#eeeeee' })
  expect(named({ logoPlate: '#ffb800', plateInk: '#222222' })).toMatchObject({
    color: '#222222',
    on: '#ffb800',
  })
})

it('sets a longer headline no larger', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'm'), minLength: 1, maxLength: 8 })
  const words = fc.array(word, { minLength: 1, maxLength: 6 })
  const sizeOf = (headline: string) => {
    const canvas = canvasOf(rectangle, { headline })
    const [drawn] = fitStack(canvas, box, styleOf(canvas), null).drawings
    return drawn?.kind === 'text' ? drawn.font.size : 0
  }
  fc.assert(
    fc.property(words, word, (some, more) => {
      const longer = [...some, more].join(' ')
      expect(sizeOf(longer)).toBeLessThanOrEqual(sizeOf(some.join(' ')))
    }),
  )
})
