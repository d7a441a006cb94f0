import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { test } from '#test/support/foundation/browser/browserTest.ts'
import { CORPUS_FOLDER, CREATIVE_CORPUS } from '#test/support/creatives/creativeCorpus.ts'
import { buildInspectionModule, type Inspection } from '#test/support/creatives/inspectionModule.ts'

const FOLDER = path.join(import.meta.dirname, '../../..', CORPUS_FOLDER)

declare const inspection: Inspection

test('the browser reads each file of the corpus and reports exactly the expected findings, whatever its name', async ({
  page,
}) => {
  await page.setContent('<input type="file" multiple aria-label="Files">')
  await page.addScriptTag({ type: 'module', content: await buildInspectionModule() })
  await page.waitForFunction(() => 'inspection' in globalThis)
  const files = readdirSync(FOLDER)
  await page.getByLabel('Files').setInputFiles(files.map((file) => path.join(FOLDER, file)))
  const asked = CREATIVE_CORPUS.map(({ file, placement }) => ({ file, placement }))
  const measured = await page.evaluate(async (cases) => {
    const input = document.querySelector('input')
    const chosen = new Map([...(input?.files ?? [])].map((file) => [file.name, file]))
    const results: unknown[] = []
    for (const { file, placement } of cases) {
      const original = chosen.get(file)
      if (!original) throw new Error(`${file} was not chosen.`)
      const renamed = new File([original], 'photo.png', { type: 'image/png' })
      const told = await inspection.inspect(original, placement)
      results.push({
        file,
        placement,
        ...told,
        renamed: await inspection.inspect(renamed, placement),
      })
    }
    return results
  }, asked)
  const expected = CREATIVE_CORPUS.map((one) => {
    const { kind, findings } = one
    return { ...one, renamed: { kind, findings } }
  })
  expect(measured).toEqual(expected)
})

test('every file of the corpus has an expectation', () => {
  const expected = new Set(CREATIVE_CORPUS.map(({ file }) => file))
  expect(readdirSync(FOLDER).filter((file) => !expected.has(file))).toEqual([])
})
