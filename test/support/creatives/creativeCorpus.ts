import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { FindingCode } from '#domain/creatives/creative/findingCodes.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'

/** Folder of the corpus, from the root of the repository. */
export const CORPUS_FOLDER = 'test/fixtures/creatives'

export const PLACEMENTS = {
  display: { mediaType: 'online_display', formatIds: [] },
  mobile: { mediaType: 'mobile_display', formatIds: [] },
  leaderboard: { mediaType: 'online_display', formatIds: ['display_728x90'] },
  video: { mediaType: 'online_video', formatIds: [] },
  preroll15: { mediaType: 'online_video', formatIds: ['video_preroll_15'] },
  ctv: { mediaType: 'ctv', formatIds: [] },
  audio: { mediaType: 'online_audio', formatIds: [] },
  audio15: { mediaType: 'online_audio', formatIds: ['audio_spot_15'] },
  dooh: { mediaType: 'dooh', formatIds: [] },
  doohStatic: { mediaType: 'dooh', formatIds: ['dooh_16x9_static', 'dooh_9x16_static'] },
  doohMixed: {
    mediaType: 'dooh',
    formatIds: [],
    screens: [
      { name: 'Main Street', acceptsVideo: false },
      { name: 'Station Hall', acceptsVideo: true },
    ],
  },
  doohRoadside: {
    mediaType: 'dooh',
    formatIds: [],
    screens: [{ name: 'Main Street', acceptsVideo: false }],
  },
} as const satisfies Record<string, Placement>

/** A finding's code with its measured values. */
export type ExpectedFinding = readonly [FindingCode, string]

export interface CorpusCase {
  file: string
  placement: keyof typeof PLACEMENTS
  kind: CreativeFacts['kind']
  findings: readonly ExpectedFinding[]
}

type Row = readonly [
  file: string,
  placement: CorpusCase['placement'],
  kind: CorpusCase['kind'],
  ...findings: ExpectedFinding[],
]

const STILLS: readonly Row[] = [
  ['right-300x250.png', 'display', 'image'],
  ['right-300x250.png', 'mobile', 'image'],
  ['right-300x250.png', 'leaderboard', 'image', ['wrong_resolution', '300x250 (6:5)']],
  ['right-300x250.png', 'dooh', 'image', ['wrong_resolution', '300x250 (6:5)']],
  ['right-300x250.png', 'audio', 'image', ['kind_not_available', 'Image']],
  ['right-300x250.png', 'video', 'image', ['kind_not_available', 'Image']],
  ['right-300x50.png', 'mobile', 'image'],
  ['right-300x50.png', 'display', 'image', ['wrong_resolution', '300x50 (6:1)']],
  ['right-728x90.jpg', 'display', 'image'],
  ['right-728x90.jpg', 'leaderboard', 'image'],
  ['right-728x90.jpg', 'mobile', 'image', ['wrong_resolution', '728x90']],
  ['right-120x600.gif', 'display', 'image'],
  ['right-320x480.png', 'mobile', 'image'],
  ['right-1920x1080.jpg', 'dooh', 'image'],
  ['right-1920x1080.jpg', 'doohStatic', 'image'],
  ['right-1920x1080.jpg', 'doohRoadside', 'image'],
  ['right-1080x1920.png', 'dooh', 'image'],
  ['double-600x500.png', 'display', 'image', ['wrong_resolution', '600x500 (6:5)']],
  ['off-by-one-301x250.png', 'display', 'image', ['wrong_resolution', '301x250']],
  ['too-small-150x125.png', 'mobile', 'image', ['wrong_resolution', '150x125 (6:5)']],
  ['wrong-ratio-4000x3000.png', 'dooh', 'image', ['wrong_resolution', '4000x3000 (4:3)']],
  ['pixel-1x1.png', 'display', 'image', ['wrong_resolution', '1x1 (1:1)']],
  ['still-1920x1080.gif', 'dooh', 'image', ['wrong_type', 'GIF']],
  ['heavy-300x250.png', 'display', 'image', ['weight_high', '221 kB']],
  ['exif-6-becomes-300x250.jpg', 'display', 'image'],
  ['exif-8-becomes-250x300.jpg', 'display', 'image', ['wrong_resolution', '250x300 (5:6)']],
  ['exif-3-stays-300x250.jpg', 'display', 'image'],
  ['exif-99-is-ignored-300x250.jpg', 'display', 'image'],
  ['png-named-jpg-300x250.jpg', 'display', 'image'],
  ['gif-named-png-1920x1080.png', 'dooh', 'image', ['wrong_type', 'GIF']],
  ['camera-padding-300x250.jpg', 'display', 'image'],
]

const ANIMATIONS: readonly Row[] = [
  ['once-3s.gif', 'display', 'animated_image'],
  ['ten-times-5s.gif', 'display', 'animated_image', ['animation_too_long', '50.0 s']],
  ['for-ever.gif', 'display', 'animated_image', ['animation_too_long', 'never ends']],
  ['animated-wrong-size.gif', 'display', 'animated_image', ['wrong_resolution', '200x200 (1:1)']],
  [
    'animated-1920x1080.gif',
    'dooh',
    'animated_image',
    ['wrong_type', 'GIF'],
    ['animation_not_shown', '2 pictures'],
  ],
  ['twice-4s.png', 'mobile', 'animated_image'],
  ['for-ever.png', 'display', 'animated_image', ['animation_too_long', 'never ends']],
  ['animated-1920x1080.png', 'dooh', 'animated_image', ['animation_not_shown', '2 pictures']],
]

const DAMAGED: readonly Row[] = [
  ['truncated.png', 'display', 'unknown', ['processing_failed', 'damaged PNG']],
  ['truncated.jpg', 'display', 'unknown', ['processing_failed', 'damaged JPEG']],
  ['truncated.gif', 'display', 'unknown', ['processing_failed', 'damaged GIF']],
  ['only-a-signature.png', 'display', 'unknown', ['processing_failed', 'damaged PNG']],
  ['no-size.png', 'display', 'unknown', ['processing_failed', 'damaged PNG']],
  ['empty.png', 'display', 'unknown', ['processing_failed', '0 bytes']],
  ['noise.jpg', 'display', 'unknown', ['unknown_file_type', 'unknown']],
]

const DISGUISES: readonly Row[] = [
  ['drawing.svg', 'display', 'unknown', ['unknown_file_type', 'SVG']],
  ['svg-named.png', 'display', 'unknown', ['unknown_file_type', 'SVG']],
  ['svg-with-bom.jpg', 'display', 'unknown', ['unknown_file_type', 'SVG']],
  ['html-named.png', 'display', 'unknown', ['unknown_file_type', 'HTML']],
  ['html-named.gif', 'display', 'unknown', ['unknown_file_type', 'HTML']],
  ['page.html', 'display', 'unknown', ['unknown_file_type', 'HTML']],
  ['webp-named.png', 'display', 'unknown', ['unknown_file_type', 'WebP']],
  ['photo.heic', 'dooh', 'unknown', ['unknown_file_type', 'HEIC']],
  ['photo.avif', 'dooh', 'unknown', ['unknown_file_type', 'AVIF']],
  ['document.pdf', 'display', 'unknown', ['unknown_file_type', 'PDF']],
  ['program-named.png', 'display', 'unknown', ['unknown_file_type', 'a program']],
  [
    'polyglot-png-zip.png',
    'display',
    'unknown',
    ['unknown_file_type', 'PNG, with another type in the same file'],
  ],
  [
    'polyglot-png-pdf.png',
    'display',
    'unknown',
    ['unknown_file_type', 'PNG, with another type in the same file'],
  ],
  [
    'polyglot-jpeg-html.jpg',
    'display',
    'unknown',
    ['unknown_file_type', 'JPEG, with another type in the same file'],
  ],
  [
    'polyglot-gif-html.gif',
    'display',
    'unknown',
    ['unknown_file_type', 'GIF, with another type in the same file'],
  ],
  ['polyglot-html-zip.html', 'display', 'unknown', ['unknown_file_type', 'HTML']],
  [
    'polyglot-zip-tail.zip',
    'display',
    'unknown',
    ['unknown_file_type', 'ZIP, with another type in the same file'],
  ],
  [
    'polyglot-mp4-zip.mp4',
    'video',
    'unknown',
    ['unknown_file_type', 'MP4, with another type in the same file'],
  ],
]

const BANNERS: readonly Row[] = [
  ['html5-right.zip', 'display', 'html5'],
  ['html5-right.zip', 'mobile', 'html5'],
  ['html5-right.zip', 'leaderboard', 'html5', ['wrong_resolution', '300x250']],
  ['html5-right.zip', 'dooh', 'html5', ['kind_not_available', 'HTML5']],
  ['html5-named.png', 'display', 'html5'],
  ['html5-tolerant.zip', 'display', 'html5'],
  ['html5-in-folder.zip', 'display', 'html5'],
  ['html5-no-size.zip', 'display', 'html5', ['wrong_resolution', 'no ad.size in the page']],
  ['html5-other-size.zip', 'display', 'html5', ['wrong_resolution', '468x60']],
  ['html5-no-click.zip', 'display', 'html5', ['click_tag_missing', 'no clickTag']],
  ['html5-missing.zip', 'display', 'html5', ['html_rendering_failed', '2 files missing']],
  ['html5-external-tag.zip', 'display', 'html5', ['external_address', '2 files from elsewhere']],
  ['html5-external-style.zip', 'display', 'html5', ['external_address', '1 file from elsewhere']],
  ['html5-external-code.zip', 'display', 'html5', ['code_address', '1 in scripts']],
  ['html5-escape-reference.zip', 'display', 'html5', ['path_escape', '../../secret.png']],
  ['html5-escape-name.zip', 'display', 'html5', ['path_escape', '../../etc/evil.js']],
  ['html5-absolute-name.zip', 'display', 'html5', ['path_escape', 'C:\\evil.js']],
  [
    'html5-heavy.zip',
    'display',
    'html5',
    ['weight_high', '157 kB'],
    ['later_weight_high', '313 kB'],
  ],
  ['html5-many-requests.zip', 'display', 'html5', ['too_many_requests', '12 files']],
  ['html5-two-pages.zip', 'display', 'html5', ['multiple_html_files', '2 HTML files']],
  ['html5-no-page.zip', 'display', 'html5', ['html_rendering_failed', 'no HTML file']],
  ['html5-empty.zip', 'display', 'html5', ['html_rendering_failed', 'no HTML file']],
  ['html5-bomb.zip', 'display', 'html5', ['file_too_large', 'more than 25 MB']],
  ['html5-bomb-that-lies.zip', 'display', 'html5', ['file_too_large', 'more than 25 MB']],
  ['html5-many-files.zip', 'display', 'html5', ['file_too_large', '101 files']],
  ['html5-encrypted.zip', 'display', 'unknown', ['processing_failed', 'encrypted ZIP']],
  ['html5-truncated.zip', 'display', 'unknown', ['processing_failed', 'damaged HTML5 ZIP']],
  ['html5-damaged-file.zip', 'display', 'unknown', ['processing_failed', 'damaged HTML5 ZIP']],
]

const VIDEOS: readonly Row[] = [
  ['video-720p.mp4', 'video', 'video'],
  ['video-720p.mp4', 'ctv', 'video', ['low_resolution', '1280x720']],
  ['video-720p.mp4', 'audio', 'video', ['kind_not_available', 'Video']],
  ['video-720p.mp4', 'display', 'video', ['kind_not_available', 'Video']],
  ['video-720p.mp4', 'doohStatic', 'video', ['kind_not_available', 'Video']],
  ['video-1080p.mov', 'ctv', 'video', ['container_not_playable', 'MOV']],
  ['video-1080p.mov', 'video', 'video', ['container_not_playable', 'MOV']],
  ['video-vp9.webm', 'video', 'video'],
  ['video-vp9.webm', 'ctv', 'video', ['wrong_type', 'WebM'], ['low_resolution', '1280x720']],
  ['video-av1.mp4', 'video', 'video'],
  ['video-named.mp3', 'video', 'video'],
  ['video-40s.mp4', 'video', 'video', ['too_long', '40.0 s'], ['frame_rate', '1 frame a second']],
  ['video-30.04s.mp4', 'video', 'video', ['no_sound', 'no sound']],
  ['video-30.08s.mp4', 'video', 'video', ['too_long', '30.08 s'], ['no_sound', 'no sound']],
  ['video-20s.mp4', 'video', 'video', ['no_sound', 'no sound']],
  ['video-20s.mp4', 'preroll15', 'video', ['too_long', '20.0 s'], ['no_sound', 'no sound']],
  ['video-640x360.mp4', 'video', 'video', ['wrong_resolution', '640x360 (16:9)']],
  [
    'video-upright-720x1280.mp4',
    'video',
    'video',
    ['wrong_resolution', '720x1280 (9:16)'],
    ['aspect_ratio', '720x1280 (9:16)'],
  ],
  ['video-4x3.mp4', 'ctv', 'video', ['aspect_ratio', '1440x1080 (4:3)']],
  ['video-60fps.mp4', 'video', 'video', ['frame_rate', '60 frames a second']],
  ['video-silent.mp4', 'video', 'video', ['no_sound', 'no sound']],
  ['video-hevc.mp4', 'video', 'video', ['codec_not_playable', 'HEVC (H.265)']],
  ['video-mpeg4.mp4', 'video', 'video', ['codec_not_playable', 'unknown codec']],
  ['video-prores.mov', 'video', 'video', ['codec_not_playable', 'ProRes']],
  [
    'video-vfr.mp4',
    'video',
    'video',
    ['variable_frame_rate', '5.00 frames a second on average'],
    ['no_sound', 'no sound'],
  ],
  ['video-surround.mp4', 'video', 'video', ['many_channels', '6 channels']],
  ['video-ac3.mp4', 'video', 'video', ['codec_not_playable', 'AC-3']],
  ['movie.avi', 'video', 'unknown', ['unknown_file_type', 'AVI']],
  ['movie.mkv', 'video', 'unknown', ['unknown_file_type', 'Matroska']],
  ['cut-index-first.mp4', 'video', 'unknown', ['processing_failed', 'damaged MP4']],
  ['cut-index-last.mp4', 'video', 'unknown', ['processing_failed', 'damaged MP4']],
  ['cut.webm', 'video', 'unknown', ['processing_failed', 'damaged WebM']],
  ['only-a-head.mp4', 'video', 'unknown', ['processing_failed', 'damaged MP4']],
  ['scrambled.mp4', 'video', 'audio', ['kind_not_available', 'Audio']],
]

const BILLBOARDS: readonly Row[] = [
  ['billboard-8s.mp4', 'dooh', 'video'],
  [
    'billboard-8s.mp4',
    'doohMixed',
    'video',
    ['screens_without_video', '1 of 2 screens take no video'],
  ],
  ['billboard-8s.mp4', 'doohRoadside', 'video', ['kind_not_available', 'Video']],
  ['billboard-with-sound.mp4', 'dooh', 'video', ['sound_discarded', 'with sound']],
  ['billboard-12s.mp4', 'dooh', 'video', ['too_long', '12.0 s']],
  ['billboard-upright.webm', 'dooh', 'video'],
  ['billboard-720p.mp4', 'dooh', 'video', ['wrong_resolution', '1280x720 (16:9)']],
  ['billboard-turned.mp4', 'dooh', 'video'],
]

const SPOTS: readonly Row[] = [
  ['spot.mp3', 'audio', 'audio'],
  ['spot.mp3', 'display', 'audio', ['kind_not_available', 'Audio']],
  ['spot-no-header.mp3', 'audio', 'audio'],
  ['spot-stereo.m4a', 'audio', 'audio'],
  ['spot.aac', 'audio', 'audio'],
  ['spot-vorbis.ogg', 'audio', 'audio'],
  ['spot-opus.ogg', 'audio', 'audio'],
  ['spot.flac', 'audio', 'audio', ['uncompressed_sound', 'FLAC']],
  ['spot.wav', 'audio', 'audio', ['uncompressed_sound', 'WAV']],
  [
    'spot-8bit.wav',
    'audio',
    'audio',
    ['uncompressed_sound', 'WAV'],
    ['sample_rate', '22.05 kHz'],
    ['bit_depth', '8 bit'],
  ],
  ['spot-31s.mp3', 'audio', 'audio', ['too_long', '31.0 s'], ['sample_rate', '8 kHz']],
  ['spot-30.03s.m4a', 'audio', 'audio'],
  ['spot-30.1s.ogg', 'audio', 'audio', ['too_long', '30.1 s']],
  ['spot-20s.mp3', 'audio', 'audio', ['sample_rate', '8 kHz']],
  ['spot-20s.mp3', 'audio15', 'audio', ['too_long', '20.0 s'], ['sample_rate', '8 kHz']],
  ['spot-surround.m4a', 'audio', 'audio', ['many_channels', '6 channels']],
  ['spot-in-webm.webm', 'audio', 'audio', ['wrong_type', 'WebM']],
  ['spot-in-mp4.mp4', 'audio', 'audio'],
  ['spot-in-mp4.mp4', 'video', 'audio', ['kind_not_available', 'Audio']],
  ['spot-ac3.mp4', 'audio', 'audio', ['codec_not_playable', 'AC-3']],
  ['spot-cut.wav', 'audio', 'unknown', ['processing_failed', 'damaged WAV']],
  ['spot-no-sound.wav', 'audio', 'unknown', ['processing_failed', 'damaged WAV']],
  ['spot-html.mp3', 'audio', 'unknown', ['unknown_file_type', 'HTML']],
  ['tune.mid', 'audio', 'unknown', ['unknown_file_type', 'unknown']],
  ['false-sync.mp3', 'audio', 'unknown', ['processing_failed', 'damaged MP3']],
]

const PACKED = 'ZIP in a compression that browsers cannot open'
const COMPLEX = 'more parts than we read'
const CLICK = 'clickTag is declared and never used'

/** Files that once got a wrong verdict, and similar ones. */
const FOUND: readonly Row[] = [
  ['exif-6-becomes-250x300.png', 'display', 'image', ['wrong_resolution', '250x300 (5:6)']],
  ['exif-6-becomes-300x250.png', 'display', 'image'],
  ['cmyk-300x250.jpg', 'display', 'image', ['color_space', 'CMYK']],
  ['html5-zip64.zip', 'display', 'html5'],
  ['html5-clutter.zip', 'display', 'html5'],
  ['html5-lzma.zip', 'display', 'unknown', ['processing_failed', PACKED]],
  ['html5-zstandard.zip', 'display', 'unknown', ['processing_failed', PACKED]],
  ['html5-aes.zip', 'display', 'unknown', ['processing_failed', 'encrypted ZIP']],
  ['html5-preconnect.zip', 'display', 'html5', ['host_hint', '2 hosts']],
  ['html5-utf16.zip', 'display', 'html5'],
  ['html5-utf16be.zip', 'display', 'html5'],
  ['html5-program.zip', 'display', 'html5', ['foreign_files', '1 file']],
  ['html5-php.zip', 'display', 'html5', ['foreign_files', '1 file']],
  ['html5-click-in-comment.zip', 'display', 'html5', ['click_not_connected', CLICK]],
  ['html5-click-never-used.zip', 'display', 'html5', ['click_not_connected', CLICK]],
  ['html5-click-location.zip', 'display', 'html5'],
  ['html5-enabler.zip', 'display', 'html5'],
  ['html5-many-heads.zip', 'display', 'unknown', ['too_complex', COMPLEX]],
  ['html5-deep.zip', 'display', 'unknown', ['too_complex', COMPLEX]],
  [
    'video-720p.mov',
    'ctv',
    'video',
    ['container_not_playable', 'MOV'],
    ['low_resolution', '1280x720'],
  ],
  ['video-720p.mov', 'video', 'video', ['container_not_playable', 'MOV']],
  [
    'video-pcm.mov',
    'ctv',
    'video',
    ['container_not_playable', 'MOV'],
    ['codec_not_playable', 'PCM sound'],
    ['low_resolution', '1280x720'],
  ],
  [
    'video-pcm.mov',
    'video',
    'video',
    ['container_not_playable', 'MOV'],
    ['codec_not_playable', 'PCM sound'],
  ],
  [
    'video-10bit.mp4',
    'ctv',
    'video',
    ['pixel_format', '10 bit, 4:2:0'],
    ['low_resolution', '1280x720'],
  ],
  ['video-10bit.mp4', 'video', 'video', ['pixel_format_advice', '10 bit, 4:2:0']],
  [
    'video-422.mp4',
    'ctv',
    'video',
    ['pixel_format', '8 bit, 4:2:2'],
    ['low_resolution', '1280x720'],
  ],
  ['video-422.mp4', 'video', 'video', ['pixel_format_advice', '8 bit, 4:2:2']],
  [
    'video-444.mp4',
    'ctv',
    'video',
    ['pixel_format', '8 bit, 4:4:4'],
    ['low_resolution', '1280x720'],
  ],
  ['video-444.mp4', 'video', 'video', ['pixel_format_advice', '8 bit, 4:4:4']],
  ['video-interlaced.mp4', 'video', 'video', ['interlaced', 'interlaced']],
  ['video-b-frames-25.mp4', 'video', 'video', ['no_sound', 'no sound']],
  ['video-b-frames-30.mp4', 'video', 'video', ['no_sound', 'no sound']],
  ['video-fragmented.mp4', 'video', 'video'],
  ['video-empty-boxes.mp4', 'video', 'unknown', ['too_complex', COMPLEX]],
  ['spot-30s-16khz.mp3', 'audio', 'audio', ['sample_rate', '16 kHz']],
  ['spot-30s-22khz.mp3', 'audio', 'audio', ['sample_rate', '22.05 kHz']],
  ['spot-30s-32khz.mp3', 'audio', 'audio', ['sample_rate', '32 kHz']],
  ['spot-30s-16khz.aac', 'audio', 'audio', ['sample_rate', '16 kHz']],
  ['spot-30s-24khz.aac', 'audio', 'audio', ['sample_rate', '24 kHz']],
  ['spot-12s-of-30s.mp3', 'audio', 'audio', ['cut_off', '12.49 s'], ['sample_rate', '16 kHz']],
  ['spot-rf64.wav', 'audio', 'unknown', ['unknown_file_type', 'RF64 (a large WAV)']],
  ['spot-w64.w64', 'audio', 'unknown', ['unknown_file_type', 'Wave64 (Sony W64)']],
  ['spot.aiff', 'audio', 'unknown', ['unknown_file_type', 'AIFF']],
  ['spot-flac.ogg', 'audio', 'unknown', ['unknown_file_type', 'FLAC in Ogg']],
  ['spot-adpcm.wav', 'audio', 'unknown', ['unknown_file_type', 'WAV with ADPCM']],
  ['spot-mp3-inside.wav', 'audio', 'unknown', ['unknown_file_type', 'WAV with MP3 inside']],
  ['spot-alac.m4a', 'audio', 'audio', ['codec_not_playable', 'ALAC (Apple Lossless)']],
]

/** Each file of the corpus with its placement and the exact findings, refusals first. */
export const CORPUS_PARTS = {
  stills: casesOf(STILLS),
  animations: casesOf(ANIMATIONS),
  damaged: casesOf(DAMAGED),
  disguises: casesOf(DISGUISES),
  banners: casesOf(BANNERS),
  videos: casesOf(VIDEOS),
  billboards: casesOf(BILLBOARDS),
  spots: casesOf(SPOTS),
  found: casesOf(FOUND),
} as const

export const CREATIVE_CORPUS: readonly CorpusCase[] = Object.values(CORPUS_PARTS).flat()

function casesOf(rows: readonly Row[]): CorpusCase[] {
  return rows.map(([file, placement, kind, ...findings]) => ({ file, placement, kind, findings }))
}

/** The findings of a check in the corpus's format. */
export function stated(
  findings: readonly { code: FindingCode; measured: string }[],
): ExpectedFinding[] {
  return findings.map(({ code, measured }) => [code, measured])
}
