/** Facts in a picture's bytes. */
export interface PictureContent {
  /** As stored, before the orientation is applied. */
  width: number
  height: number
  /** EXIF, 1 to 8. */
  orientation: number
  /** CMYK; only JPEG has it. */
  isCmyk?: boolean
  frames: number
  /** Duration of one pass of an animation; 0 for a still picture. */
  durationMs: number
  /** Number of passes; null: endless. */
  plays: number | null
  /** Offset after the picture's last byte. */
  endsAt: number
}
