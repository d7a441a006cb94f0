/** Refused files cannot be sent to review; advice blocks nothing. */
export type Severity = 'refuse' | 'advice'

/**
 * Every finding of the check, with its severity and text (Creatives 2). `{seconds}` and `{kind}` are filled in. Limits
 * of §5 and errors of §8 are refusals, and so is anything that would not work when delivered; the rest is advice.
 */
export const FINDING_CODES = {
  unknown_file_type: { severity: 'refuse', message: 'Unknown file type' },
  file_too_large: { severity: 'refuse', message: 'File too large' },
  processing_failed: { severity: 'refuse', message: 'Error processing file' },
  kind_not_available: {
    severity: 'refuse',
    message: '{kind} upload not available for the placement',
  },
  wrong_type: { severity: 'refuse', message: 'Wrong type' },
  wrong_resolution: { severity: 'refuse', message: 'Wrong resolution' },
  wrong_duration: { severity: 'refuse', message: 'Wrong duration' },
  too_long: { severity: 'refuse', message: 'Length cannot exceed {seconds} seconds' },
  codec_not_playable: { severity: 'refuse', message: 'Wrong type: players cannot show this codec' },
  html_rendering_failed: { severity: 'refuse', message: 'Error rendering HTML page' },
  multiple_html_files: { severity: 'refuse', message: 'ZIP with multiple HTML files' },
  path_escape: { severity: 'refuse', message: 'The ZIP names files outside itself' },
  external_address: { severity: 'refuse', message: 'The page loads files from other hosts' },
  click_tag_missing: { severity: 'refuse', message: 'The page has no clickTag' },
  already_uploaded: { severity: 'refuse', message: 'Creative already uploaded' },
  click_not_connected: { severity: 'refuse', message: 'The click is not connected to clickTag' },
  pixel_format: { severity: 'refuse', message: 'Players cannot show this color format' },
  container_not_playable: { severity: 'refuse', message: 'Players cannot open MOV files' },
  foreign_files: { severity: 'refuse', message: 'The ZIP holds files that no banner has' },
  too_complex: { severity: 'refuse', message: 'The file is too complex' },
  landing_page_invalid: {
    severity: 'refuse',
    message: 'The landing page must be an address with https://',
  },
  landing_page_gone: { severity: 'refuse', message: 'The landing page does not exist' },

  landing_page_silent: { severity: 'advice', message: 'The landing page did not answer us' },
  landing_page_moves: {
    severity: 'advice',
    message: 'The landing page leads to another domain',
  },
  sound_discarded: { severity: 'advice', message: 'Audio is discarded' },
  screens_without_video: { severity: 'advice', message: 'Some screens can’t play video' },
  animation_not_shown: { severity: 'advice', message: 'Only the first picture is shown' },
  animation_too_long: { severity: 'advice', message: 'The animation should end within 30 seconds' },
  click_elsewhere: { severity: 'advice', message: 'A click opens another address than clickTag' },
  click_dead: { severity: 'advice', message: 'A click on the banner opens nothing' },
  color_space: { severity: 'advice', message: 'Made for print, not for screens' },
  interlaced: { severity: 'advice', message: 'The video is interlaced' },
  pixel_format_advice: {
    severity: 'advice',
    message: 'Many players cannot show this color format',
  },
  cut_off: { severity: 'advice', message: 'The file ends earlier than it says' },
  host_hint: {
    severity: 'advice',
    message: 'The page connects to other hosts, which are blocked',
  },
  weight_high: { severity: 'advice', message: 'Larger than recommended' },
  later_weight_high: { severity: 'advice', message: 'Loads more later than recommended' },
  too_many_requests: { severity: 'advice', message: 'Many files are loaded at the start' },
  code_address: { severity: 'advice', message: 'Scripts refer to other hosts, which are blocked' },
  frame_rate: { severity: 'advice', message: 'Frame rate isn’t as recommended' },
  variable_frame_rate: { severity: 'advice', message: 'The frame rate changes' },
  aspect_ratio: { severity: 'advice', message: 'Shown with bars: the picture is not 16:9' },
  low_resolution: { severity: 'advice', message: 'Looks soft on a large screen' },
  no_sound: { severity: 'advice', message: 'No sound' },
  sample_rate: { severity: 'advice', message: 'Sample rate isn’t as recommended' },
  bit_depth: { severity: 'advice', message: 'Low sound quality' },
  many_channels: { severity: 'advice', message: 'Surround sound is mixed down to stereo' },
  uncompressed_sound: { severity: 'advice', message: 'Sound is not compressed' },
  loudness: { severity: 'advice', message: 'Loudness isn’t as recommended' },
} as const satisfies Record<string, { severity: Severity; message: string }>

export type FindingCode = keyof typeof FINDING_CODES
