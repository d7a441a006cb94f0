import type { ReactNode } from 'react'

/** An ad of a fictional business, for drawings. */
export interface AdSample {
  /** The business's name. */
  name: string
  /** The ad's text, in two lines. */
  words: readonly [string, string]
  emblem: ReactNode
  /** Classes of the ad's background, of its text, and of its video's background. */
  ground: string
  ink: string
  film: string
  /** The loudness of its spot, from beginning to end. */
  sound: readonly number[]
}

const LOAF = (
  <g>
    <circle r="26" className="fill-dooh" />
    <path d="M-16 9v-4a16 12 0 0 1 32 0v4z" className="fill-amber-soft" />
    <path d="M-6 -1v6M0 -2v7M6 -1v6" className="stroke-dooh" strokeWidth="2" />
  </g>
)

const WHEEL = (
  <g>
    <circle r="26" className="fill-white" />
    <circle r="18" className="stroke-cobalt" strokeWidth="5" />
    <path
      d="M0-16v32M-16 0h32M-11-11l22 22M11-11-11 11"
      className="stroke-cobalt"
      strokeWidth="2"
    />
    <circle r="4" className="fill-amber" />
  </g>
)

const LEAF = (
  <g>
    <circle r="26" className="fill-green-soft" />
    <path d="M-13 13C-15-8-2-16 15-15 16 3 7 15-13 13z" className="fill-green" />
    <path d="M-15 16C-8 6-1-1 8-8" className="stroke-green-soft" strokeWidth="3" />
  </g>
)

/** The first one represents all of them where only one fits. */
export const AD_SAMPLES: readonly [AdSample, ...AdSample[]] = [
  {
    name: 'Hearth Bakery',
    words: ['Hot bread', 'at six.'],
    emblem: LOAF,
    ground: 'fill-amber',
    ink: 'fill-ink',
    film: 'fill-online-video',
    sound: [16, 34, 22, 58, 84, 44, 100, 70, 116, 62, 96, 38, 74, 50, 26, 60, 32, 18],
  },
  {
    name: 'Spoke Bike Repair',
    words: ['Fixed by', 'Friday.'],
    emblem: WHEEL,
    ground: 'fill-cobalt',
    ink: 'fill-white',
    film: 'fill-cobalt',
    sound: [96, 30, 96, 30, 110, 42, 24, 60, 78, 92, 66, 40, 88, 104, 58, 36, 70, 28],
  },
  {
    name: 'Fern & Field',
    words: ['Plant on', 'Sunday.'],
    emblem: LEAF,
    ground: 'fill-green',
    ink: 'fill-white',
    film: 'fill-green',
    sound: [20, 28, 40, 52, 66, 58, 72, 84, 76, 90, 98, 84, 92, 70, 58, 46, 30, 20],
  },
]
