import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../project/paths.ts'
import { referencePages } from './referencePages.ts'

const read = (path: string) => readFileSync(inRoot(path), 'utf8')

describe('docs/reference', () => {
  it.each(Object.entries(referencePages()))(
    '%s is current; else run docs:reference',
    (path, text) => {
      expect(read(path)).toBe(text)
    },
  )

  it('names every background job and every schedule', () => {
    const tables = readdirSync(inRoot('worker/jobs')).filter((file) => file.endsWith('Jobs.ts'))
    const jobs = tables.flatMap((file) =>
      [...read(`worker/jobs/${file}`).matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name),
    )
    expect(jobs.length).toBeGreaterThan(25)
    const schedules = /^crons = \[(.*)\]/m.exec(read('wrangler.toml'))?.[1]?.split(', ') ?? []
    expect(schedules.length).toBeGreaterThan(0)
    const page = read('docs/reference/crons.md')
    const wanted = [...jobs, ...schedules.map((cron) => cron.replaceAll('"', ''))]
    expect(wanted.filter((each) => !page.includes(`\`${each}\``))).toEqual([])
  })
})
