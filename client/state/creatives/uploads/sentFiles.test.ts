import { expect, test } from 'vitest'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { newFinding } from '#domain/creatives/creative/newFinding.ts'
import { arrivedDamaged, rememberSent, sentFile, withOwnFindings } from './sentFiles.ts'
import type { UploadJob } from './uploadJob.ts'

const job = (lineId: string, name: string, content = 'x'): UploadJob => ({
  id: 'job-1',
  lineId,
  file: new File([content], name),
  replaces: null,
  state: 'done',
  facts: null,
  findings: [],
  upload: null,
  sentBytes: 1,
  bytesPerSecond: null,
  problem: null,
})

test('a sent file is found by line and size, on its own line only', () => {
  const mine = job('olin_1', 'spot.wav')
  rememberSent(mine)
  expect(sentFile({ lineId: 'olin_1', fileName: 'spot.wav', bytes: 1 })).toBe(mine)
  expect(sentFile({ lineId: 'olin_2', fileName: 'spot.wav', bytes: 1 })).toBeUndefined()
  expect(sentFile({ lineId: 'olin_1', fileName: 'spot.wav', bytes: 2 })).toBeUndefined()
})

test('only the latest files are kept, so that a long-lived tab stays small', () => {
  for (let count = 0; count < 60; count += 1) rememberSent(job('olin_3', `${count}.png`))
  expect(sentFile({ lineId: 'olin_3', fileName: '0.png', bytes: 1 })).toBeUndefined()
  expect(sentFile({ lineId: 'olin_3', fileName: '59.png', bytes: 1 })).toBeDefined()
})

test('shows the server’s findings in its words, and adds those of the browser', () => {
  const found = (code: 'loudness' | 'bit_depth', measured: string) =>
    newFinding(code, { measured, allowed: '' })
  const theirs = [found('bit_depth', 'as the server says')]
  const own = [found('bit_depth', 'as we say'), found('loudness', '−21.2 LUFS')]
  const arrived = { findings: theirs, facts: { kind: 'audio' as const } }
  expect(withOwnFindings(arrived, { findings: own, facts: null })).toEqual([theirs[0], own[1]])
  expect(withOwnFindings(arrived, undefined)).toEqual(theirs)
})

test('a file was damaged in transit if it is readable here and its uploaded bytes are not', () => {
  const read = { kind: 'image' } as CreativeFacts
  const unread = { kind: 'unknown' } as CreativeFacts
  expect(arrivedDamaged(unread, { facts: read })).toBe(true)
  expect(arrivedDamaged(unread, { facts: unread })).toBe(false)
  expect(arrivedDamaged(unread, { facts: null })).toBe(false)
  expect(arrivedDamaged(read, { facts: read })).toBe(false)
  const exported = { kind: 'exportInstead', text: 'Export it again.' } as const
  const findings = [
    {
      ...newFinding('processing_failed', { measured: 'damaged PNG', allowed: 'PNG' }),
      fixes: [exported],
    },
  ]
  const fixesOf = (facts: CreativeFacts | null) =>
    withOwnFindings({ findings, facts: unread }, { findings: [], facts }).map(({ fixes }) => fixes)
  expect(fixesOf(read)).toEqual([[]])
  expect(fixesOf(null)).toEqual([[exported]])
})
