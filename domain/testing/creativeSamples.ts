import type {
  AnimatedImageFacts,
  AudioFacts,
  Html5Facts,
  ImageFacts,
  VideoFacts,
} from '../creatives/creative/creativeFacts.ts'
import type { Finding } from '../creatives/creative/finding.ts'

/** A still banner that fits. */
export const imageFacts = (changes: Partial<ImageFacts> = {}): ImageFacts => ({
  kind: 'image',
  fileType: 'png',
  bytes: 40_000,
  width: 300,
  height: 250,
  orientation: 1,
  ...changes,
})

/** An animated banner that fits. */
export const animatedFacts = (changes: Partial<AnimatedImageFacts> = {}): AnimatedImageFacts => ({
  kind: 'animated_image',
  fileType: 'gif',
  bytes: 40_000,
  width: 300,
  height: 250,
  frames: 12,
  durationMs: 6_000,
  plays: 3,
  ...changes,
})

/** An HTML5 banner that fits. */
export const html5Facts = (changes: Partial<Html5Facts> = {}): Html5Facts => ({
  kind: 'html5',
  fileType: 'zip',
  bytes: 40_000,
  fileCount: 3,
  inflatedBytes: 90_000,
  stoppedBy: null,
  htmlPages: ['index.html'],
  adSize: { width: 300, height: 250 },
  hasClickTag: true,
  missingFiles: [],
  externalAddresses: [],
  codeAddresses: [],
  escapingPaths: [],
  initialBytes: 30_000,
  laterBytes: 0,
  initialRequests: 3,
  ...changes,
})

/** A film that fits online video and streaming TV. */
export const videoFacts = (changes: Partial<VideoFacts> = {}): VideoFacts => ({
  kind: 'video',
  fileType: 'mp4',
  bytes: 20_000_000,
  width: 1920,
  height: 1080,
  durationMs: 10_000,
  videoCodec: 'avc',
  framesPerSecond: 25,
  variableFrameRate: false,
  hasSound: true,
  audioCodec: 'aac',
  sampleRate: 48_000,
  channels: 2,
  ...changes,
})

/** A spot that fits. */
export const audioFacts = (changes: Partial<AudioFacts> = {}): AudioFacts => ({
  kind: 'audio',
  fileType: 'mp3',
  bytes: 800_000,
  durationMs: 20_000,
  audioCodec: 'mp3',
  sampleRate: 44_100,
  channels: 2,
  ...changes,
})

/** Findings as one line each: the measured value against the allowed one. */
export const found = (findings: readonly Finding[]): string[] =>
  findings.map(({ code, measured, allowed }) => `${code}: ${measured}; ${allowed}`)

/** The remedies of all findings, in one list. */
export const helps = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ fixes }) => fixes.map((fix) => ('text' in fix ? fix.text : fix.kind)))
