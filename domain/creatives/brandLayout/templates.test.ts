import { describe, expect, it } from 'vitest'
import { KIT_TEMPLATES, type KitTemplate } from '../brandKit/kitChoices.ts'
import { formatBox, canvasOf, formatDrawn } from '#domain/testing/layoutCases.ts'
import type { PanelStyle } from './panel.ts'
import { TEMPLATES } from './templates.ts'

type Row = [width: number, height: number, words: string, ...under: string[]]

/** By format: the text box, and the background shapes. A large one of each shape, and a small banner. */
const PLACES: Record<KitTemplate, Row[]> = {
  split: [
    [320, 50, '55 5 260 40', 'picture picture 0 0 48 50', 'shape rect 48 0 2 50'],
    [728, 90, '146 9 573 72', 'picture picture 0 0 135 90', 'shape rect 135 0 2 90'],
    [
      1920,
      1080,
      '937.2 79.2 903.6 921.6',
      'picture picture 0 0 845 1080',
      'shape rect 845 0 13 1080',
    ],
    [300, 250, '15.1 112.1 269.9 122.9', 'picture picture 0 0 300 95', 'shape rect 0 95 300 2'],
    [300, 600, '23.3 303.3 253.3 273.3', 'picture picture 0 0 300 276', 'shape rect 0 276 300 4'],
    [160, 600, '16 223 128 361', 'picture picture 0 0 160 204', 'shape rect 0 204 160 3'],
  ],
  labels: [
    [728, 90, '9 9 710 72', 'picture picture 0 0 728 90'],
    [1920, 1080, '79.2 79.2 1761.6 921.6', 'picture picture 0 0 1920 1080'],
    [300, 250, '15.1 15.1 269.9 219.9', 'picture picture 0 0 300 250'],
    [300, 600, '23.3 23.3 253.3 553.3', 'picture picture 0 0 300 600'],
    [160, 600, '16 16 128 568', 'picture picture 0 0 160 600'],
  ],
  type: [
    [728, 90, '22 9 697 72', 'shape rect 9 9 4 72'],
    [1920, 1080, '79.2 157.6 1761.6 843.2', 'shape rect 79.2 79.2 1761.6 23'],
    [300, 250, '15.1 29.6 269.9 205.3', 'shape rect 15.1 15.1 269.9 4'],
    [300, 600, '23.3 46.7 253.3 530', 'shape rect 23.3 23.3 253.3 7'],
    [160, 600, '16 32.2 128 551.8', 'shape rect 16 16 128 5'],
  ],
  frame: [
    [
      728,
      90,
      '126 10.8 591.3 68.5',
      'ground rect 4 4 720 82 round 6',
      'picture picture 8.1 8.1 109 73.9 round 5.1',
    ],
    [
      1920,
      1080,
      '1039.2 91.4 789.4 897.2',
      'ground rect 32 32 1856 1016 round 48',
      'picture picture 67.6 67.6 892.4 944.7 round 28.8',
    ],
    [
      300,
      250,
      '17.3 115.5 265.4 117.2',
      'ground rect 6 6 288 238 round 9',
      'picture picture 12.8 12.8 274.4 92.2 round 5.5',
    ],
    [
      300,
      600,
      '26.5 316.3 247 257.2',
      'ground rect 9 9 282 582 round 13.5',
      'picture picture 19.5 19.5 261 280.5 round 8.5',
    ],
    [
      160,
      600,
      '19 203.2 122 377.8',
      'ground rect 7 7 146 586 round 10.5',
      'picture picture 14.2 14.2 131.6 177.8 round 6.2',
    ],
  ],
  round: [
    [
      728,
      90,
      '118.1 9 600.9 72',
      'shape circle 37.8 45 round 71.3',
      'picture picture -28.8 -21.6 133.2 133.2 round 66.6',
      'shape circle 92.4 70.2 round 11.3',
    ],
    [
      1920,
      1080,
      '79.2 79.2 679 921.6',
      'shape circle 1484.5 496.8 round 647.1',
      'picture picture 879.7 -108 1209.6 1209.6 round 604.8',
      'shape circle 1109.6 968.5 round 102.8',
    ],
    [
      300,
      250,
      '15.1 15.1 109.7 219.9',
      'shape circle 249 115 round 109.1',
      'picture picture 147 13 204 204 round 102',
      'shape circle 185.8 194.6 round 17.3',
    ],
    [
      300,
      600,
      '23.3 291.8 253.3 284.8',
      'shape circle 186 108 round 160.5',
      'picture picture 36 -42 300 300 round 150',
      'shape circle 78 207 round 25.5',
    ],
    [
      160,
      600,
      '16 193.6 128 390.4',
      'shape circle 99.2 71.4 round 106.1',
      'picture picture 0 -27.8 198.4 198.4 round 99.2',
      'shape circle 27.8 136.9 round 16.9',
    ],
  ],
  slant: [
    [
      728,
      90,
      '160.9 9 558.1 72',
      'picture picture 0 0 156.4 90',
      'shape polygon 150.8 0, 119.3 90, 728 90, 728 0',
      'shape polygon 156.4 0, 124.9 90, 728 90, 728 0',
    ],
    [
      1920,
      1080,
      '1024.1 79.2 816.7 921.6',
      'picture picture 0 0 984.5 1080',
      'shape polygon 952.8 0, 736.8 1080, 1920 1080, 1920 0',
      'shape polygon 984.5 0, 768.5 1080, 1920 1080, 1920 0',
    ],
    [
      300,
      250,
      '15.1 137.6 269.9 97.4',
      'picture picture 0 0 300 130',
      'shape polygon 0 124, 300 76, 300 250, 0 250',
      'shape polygon 0 130, 300 82, 300 250, 0 250',
    ],
    [
      300,
      600,
      '23.3 345 253.3 231.7',
      'picture picture 0 0 300 333.3',
      'shape polygon 0 324, 300 276, 300 600, 0 600',
      'shape polygon 0 333.3, 300 285.3, 300 600, 0 600',
    ],
    [
      160,
      600,
      '16 231.6 128 352.4',
      'picture picture 0 0 160 223.6',
      'shape polygon 0 216.8, 160 191.2, 160 600, 0 600',
      'shape polygon 0 223.6, 160 198, 160 600, 0 600',
    ],
  ],
}

const places = KIT_TEMPLATES.flatMap((template) =>
  PLACES[template].map(([width, height, ...drawn]) => ({ template, width, height, drawn })),
)

describe('a template', () => {
  it.each(places)('$template of $width × $height', ({ template, width, height, drawn }) => {
    const canvas = canvasOf({ width, height }, { picture: { width: 100, height: 100 } })
    const { box, under } = TEMPLATES[template](canvas)
    expect([formatBox(box), ...under.slice(1).map(formatDrawn)]).toEqual(drawn)
  })

  it.each<[KitTemplate, string, Partial<PanelStyle>]>([
    ['split', '#ffffff', { align: 'start', valign: 'center', logo: 'bottom', scale: 1 }],
    ['labels', '#ffffff', { isLabelled: true, valign: 'bottom', logo: 'top', scale: 0.9 }],
    ['type', '#ffb800', { isLabelled: false, valign: 'top', scale: 1.7 }],
    ['frame', '#ffb800', { align: 'center', isLabelled: false }],
  ])('as %s has a ground and a manner of its own', (template, ground, manner) => {
    const { style, under } = TEMPLATES[template](canvasOf({ width: 300, height: 250 }))
    expect(under[0]).toMatchObject({ kind: 'rect', color: ground })
    expect(style).toMatchObject(manner)
  })

  it('has a button with round ends if its other shapes are round', () => {
    const canvas = canvasOf({ width: 300, height: 250 })
    const isPill = (template: KitTemplate) => TEMPLATES[template](canvas).style.action.isPill
    expect(KIT_TEMPLATES.filter(isPill)).toEqual(['frame', 'round'])
  })
})
