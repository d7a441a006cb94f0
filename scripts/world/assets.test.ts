import { expect, it } from 'vitest'
import { worldAsset } from './assets.ts'

it('lets the film player load only our films', { timeout: 120_000 }, async () => {
  const script = String((await worldAsset('film.js'))?.content)
  const films = script.match(/[^"'`\s]*\.mp4(?=["'`])/g)
  expect(films).toEqual(['/assets/blank.mp4'])
  expect((await worldAsset('blank.mp4'))?.type).toBe('video/mp4')
})
