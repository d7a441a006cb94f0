import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCreative, fittingFormats } from './checkCreative.ts'
import { checkDuplicate } from './checkDuplicate.ts'
import { creativeFactsSchema, type CreativeFacts } from '../creativeFacts.ts'
import { findingsSchema, type Finding } from '../finding.ts'
import { isAccepted } from '../isAccepted.ts'
import type { Placement } from '../placement.ts'
import { honestlyFixed, randomFacts, randomPlacement } from '#domain/testing/creativeCases.ts'

const VIDEO = {
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
} as const satisfies CreativeFacts

const dooh: Placement = { mediaType: 'dooh', formatIds: [] }
const display: Placement = { mediaType: 'online_display', formatIds: [] }

describe('laws of the check', () => {
  test('the same facts give the same findings, refusals first, and both can be stored', () => {
    fc.assert(
      fc.property(randomFacts, randomPlacement, (file, where) => {
        const findings = checkCreative(file, where)
        expect(checkCreative({ ...file }, { ...where })).toEqual(findings)
        const severities = findings.map(({ severity }) => severity)
        expect(severities).toEqual(severities.toSorted().toReversed())
        expect(findingsSchema.parse(JSON.parse(JSON.stringify(findings)))).toEqual(findings)
        expect(creativeFactsSchema.parse(JSON.parse(JSON.stringify(file)))).toEqual(file)
      }),
    )
  })

  test('ignores a name beside the facts', () => {
    fc.assert(
      fc.property(
        randomFacts,
        randomPlacement,
        fc.string(),
        fc.string(),
        (file, where, name, type) => {
          expect(checkCreative(Object.assign({ name, type }, file), where)).toEqual(
            checkCreative(file, where),
          )
        },
      ),
    )
  })

  test('an accepted file fits a booked format', () => {
    fc.assert(
      fc.property(randomFacts, randomPlacement, (file, where) => {
        const isRefused = !isAccepted(checkCreative(file, where))
        expect(isRefused || fittingFormats(file, where).length > 0).toBe(true)
      }),
    )
  })

  test('every refusal offers a fix, or an export instruction', () => {
    fc.assert(
      fc.property(randomFacts, randomPlacement, (file, where) => {
        const refusals = checkCreative(file, where).filter(({ severity }) => severity === 'refuse')
        expect(refusals.filter(({ fixes }) => fixes.length === 0)).toEqual([])
      }),
    )
  })

  test('a fixed file never has the finding again', () => {
    fc.assert(
      fc.property(randomFacts, randomPlacement, (file, where) => {
        for (const { code, measured, fixes } of checkCreative(file, where)) {
          for (const fix of fixes) {
            if (fix.kind === 'exportInstead') continue
            const after = checkCreative(honestlyFixed(file, fix), where).filter(
              (one) => one.code === code,
            )
            // Video and sound have one codec each: the fix is for the measured one.
            const isSame = (one: Finding) =>
              code !== 'codec_not_playable' || one.measured === measured
            expect(after.filter(isSame)).toEqual([])
          }
        }
      }),
    )
  })
})

describe('texts of the specification', () => {
  test.each([
    [30_051, 'online_video', 'Length cannot exceed 30 seconds'],
    [10_051, 'dooh', 'Length cannot exceed 10 seconds'],
  ] as const)('%i ms on %s', (durationMs, mediaType, message) => {
    const findings = checkCreative({ ...VIDEO, durationMs }, { mediaType, formatIds: [] })
    expect(findings[0]).toMatchObject({ code: 'too_long', message })
  })

  test.each([
    [30_050, 'online_video'],
    [10_050, 'dooh'],
  ] as const)('%i ms on %s is within the tolerance of a trim', (durationMs, mediaType) => {
    const findings = checkCreative({ ...VIDEO, durationMs }, { mediaType, formatIds: [] })
    expect(isAccepted(findings)).toBe(true)
  })

  test('the wrong kind reports the upload that is not available', () => {
    expect(checkCreative(VIDEO, display)).toMatchObject([
      { message: 'Video upload not available for the placement', allowed: 'Image or HTML5' },
    ])
  })

  test('sound on a billboard is discarded, without a refusal', () => {
    expect(checkCreative(VIDEO, dooh)).toMatchObject([
      { message: 'Audio is discarded', severity: 'advice', fixes: [{ kind: 'dropSound' }] },
    ])
  })

  test('sound that is too quiet or too loud is advice: a spot is leveled, a video exported again', () => {
    const heard = { mediaType: 'online_video', formatIds: [] } as const
    expect(checkCreative({ ...VIDEO, loudnessLufs: -21.2 }, heard)).toMatchObject([
      {
        code: 'loudness',
        severity: 'advice',
        measured: '−21.2 LUFS',
        allowed: 'about −14 LUFS',
        fixes: [{ kind: 'exportInstead' }],
      },
    ])
    expect(checkCreative({ ...VIDEO, loudnessLufs: -15.9 }, heard)).toEqual([])
    // Billboards have no sound.
    expect(checkCreative({ ...VIDEO, loudnessLufs: -21.2 }, dooh)).toMatchObject([
      { code: 'sound_discarded' },
    ])
  })

  test('a TV spot has the loudness of television, not of the web', () => {
    const tv = { mediaType: 'ctv', formatIds: [] } as const
    const loudness = (loudnessLufs: number) =>
      checkCreative({ ...VIDEO, loudnessLufs }, tv).filter(({ code }) => code === 'loudness')
    expect(loudness(-23)).toEqual([])
    expect(loudness(-21.2)).toEqual([])
    expect(loudness(-14)).toMatchObject([{ severity: 'advice', allowed: 'about −23 LUFS' }])
  })

  test('roadside screens that take no video are named', () => {
    const screens = [
      { name: 'Main Street', acceptsVideo: false },
      { name: 'Station Hall', acceptsVideo: true },
    ]
    expect(checkCreative({ ...VIDEO, hasSound: false }, { ...dooh, screens })).toMatchObject([
      { code: 'screens_without_video', severity: 'advice', items: ['Main Street'] },
    ])
  })

  test('a picture of another shape can be cropped or padded, cropping first', () => {
    const photo: CreativeFacts = {
      kind: 'image',
      fileType: 'jpeg',
      bytes: 6_200_000,
      width: 4000,
      height: 3000,
      orientation: 1,
    }
    expect(checkCreative(photo, dooh)).toMatchObject([
      {
        code: 'wrong_resolution',
        measured: '4000x3000 (4:3)',
        allowed: '1080x1920 or 1920x1080',
        fixes: [
          { kind: 'crop', width: 1920, height: 1080 },
          { kind: 'letterbox', width: 1920, height: 1080 },
        ],
      },
    ])
  })

  test.each([
    ['image', 10],
    ['animated_image', 10],
    ['html5', 10],
    ['audio', 50],
    ['video', 500],
  ] as const)('%s: up to %i MB', (kind, megabytes) => {
    fc.assert(
      fc.property(randomFacts, (file) => {
        fc.pre(file.kind === kind)
        const mediaType =
          ({ audio: 'online_audio', video: 'ctv' } as const)[kind as 'audio'] ?? 'online_display'
        const max = megabytes * 1024 * 1024
        const codes = (bytes: number) =>
          checkCreative({ ...file, stoppedBy: null, bytes } as CreativeFacts, {
            mediaType,
            formatIds: [],
          }).map(({ code }) => code)
        expect(codes(max)).not.toContain('file_too_large')
        expect(codes(max + 1)).toContain('file_too_large')
      }),
      { numRuns: 20 },
    )
  })
})

test('the same bytes twice on a line', () => {
  const held = [{ title: 'Winter boots', sha256: 'ab' }]
  expect(checkDuplicate('ab', held)).toMatchObject([
    { message: 'Creative already uploaded', measured: 'same as Winter boots' },
  ])
  expect(checkDuplicate('cd', held)).toEqual([])
})
