/** A creative of the demo customer: the name of its line, and its files, oldest first. */
export interface DemoCreative {
  line: string
  title: string
  weight?: number
  versions: readonly DemoVersion[]
}

export interface DemoVersion {
  /** In database/seed/demo/creatives. */
  file: string
  state: 'in_review' | 'approved'
  /** For files still in review: how long ago they were submitted. The others were submitted an hour after the order. */
  hoursAgo?: number
}

const approved = (file: string): DemoVersion => ({ file, state: 'approved' })
const waiting = (file: string, hoursAgo: number): DemoVersion => ({
  file,
  state: 'in_review',
  hoursAgo,
})

const one = (line: string, title: string, version: DemoVersion, weight = 1): DemoCreative => ({
  line,
  title,
  weight,
  versions: [version],
})

/** An approved ad of a line, by its file. */
export const approvedAd = (line: string, title: string, file: string): DemoCreative =>
  one(line, title, approved(file))

/** The creatives of the demo orders' lines, as the states of the lines require. */
export const DEMO_CREATIVES: readonly DemoCreative[] = [
  one('Summer sale', 'Half price, rectangle', approved('summer-300x250.png'), 2),
  one('Summer sale', 'Half price, leaderboard', approved('summer-728x90.png')),
  one('Trail app launch', 'Every trail', approved('trail-320x480.png')),
  one('Camping season', 'Where the map ends', approved('camping-1920x1080.mp4')),
  one('Fall boots', 'Muddy Sundays', approved('boots-1920x1080.mp4')),
  {
    line: 'Morning radio',
    title: 'Good morning, Texas',
    versions: [approved('morning-spot.mp3'), waiting('weekend-spot.mp3', 5)],
  },
  one('Autumn hats', 'Hats, rectangle', approved('summer-300x250.png')),
  one('Holiday gifts', 'Gifts, rectangle', approved('gifts-300x250.png'), 2),
  one('Holiday gifts', 'Gifts, leaderboard', approved('gifts-728x90.png')),
  one('Holiday gifts', 'Gifts, skyscraper', approved('gifts-120x600.png')),
  one('Holiday gifts, mobile', 'Under the tree', waiting('gifts-mobile-300x250.png', 26)),
  one('Holiday gifts, mobile', 'Gifts, strip', waiting('gifts-mobile-300x50.png', 26)),
  one('Holiday gifts, mobile', 'Gifts, full screen', waiting('gifts-mobile-320x480.png', 25)),
  {
    line: 'Waiting for the invoice',
    title: 'Good morning, Texas',
    versions: [approved('morning-spot.mp3'), waiting('weekend-spot.mp3', 2)],
  },
]
