/** One turn of a slot: the creative that runs, with the signed token that its plays report. */
export interface Turn {
  token: string
  src: string
  kind: 'image' | 'video'
  title: string
}

/** A screen's loop in one hour. `from` and `to` are epoch ms; each slot lists the turns that share it. */
export interface PlaylistHour {
  from: number
  to: number
  slots: Turn[][]
}

/** A screen's next hours, as the ad server returns them. */
export interface Playlist {
  screen: { id: string; name: string; orientation: string; slotSeconds: number }
  /** Server time of the playlist, epoch ms. */
  builtAt: number
  hours: PlaylistHour[]
}

/** A playlist with how far the server's clock is ahead of the screen's, ms. */
export interface StoredPlaylist extends Playlist {
  aheadMs?: number
}
