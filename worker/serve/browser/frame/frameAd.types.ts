/** The ad that a display frame shows, as the ad server returns it. */
export interface FrameAd {
  kind: string
  title: string
  /** The image, or the page of an HTML5 banner. */
  src: string
  width: number
  height: number
  /** The counted click address; null if the ad leads nowhere. */
  click: string | null
  events: { impression: string; viewable: string }
}

/** Response to a frame's ad request. `seen` is the visitor's state to store. */
export interface FrameResponse {
  ad: FrameAd | null
  seen?: string
}
