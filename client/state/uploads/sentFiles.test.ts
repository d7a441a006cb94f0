import { expect, test } from 'vitest'
import { rememberSent, sentFile } from './sentFiles.ts'
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

test('a sent file is found again on its own line alone, and by its size', () => {
  const mine = job('olin_1', 'spot.wav')
  rememberSent(mine)
  expect(sentFile({ lineId: 'olin_1', fileName: 'spot.wav', bytes: 1 })).toBe(mine)
  expect(sentFile({ lineId: 'olin_2', fileName: 'spot.wav', bytes: 1 })).toBeUndefined()
  expect(sentFile({ lineId: 'olin_1', fileName: 'spot.wav', bytes: 2 })).toBeUndefined()
})

test('only the last ones are kept: a tab that is open for days does not grow', () => {
  for (let count = 0; count < 60; count += 1) rememberSent(job('olin_3', `${count}.png`))
  expect(sentFile({ lineId: 'olin_3', fileName: '0.png', bytes: 1 })).toBeUndefined()
  expect(sentFile({ lineId: 'olin_3', fileName: '59.png', bytes: 1 })).toBeDefined()
})
