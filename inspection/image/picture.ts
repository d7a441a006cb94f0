/** What a picture's bytes say. */
export interface PictureContent {
  /** As stored, before the orientation. */
  width: number
  height: number
  /** EXIF, 1 to 8. */
  orientation: number
  /** Four inks; only JPEG has them. */
  isCmyk?: boolean
  frames: number
  /** One pass of an animation; 0 for a still picture. */
  durationMs: number
  /** How often it is shown; null: for ever. */
  plays: number | null
  /** Offset after the picture's last byte. */
  endsAt: number
}
