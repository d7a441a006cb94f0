import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { sampleReport, SAMPLE_REACH } from '#domain/reporting/sample/sampleReport.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { BilledCard } from '#client/pages/reporting/cards/BilledCard.tsx'
import { BreakdownCard } from '#client/pages/reporting/cards/BreakdownCard.tsx'
import { CampaignsCard } from '#client/pages/reporting/cards/CampaignsCard.tsx'
import { HeadlineCard } from '#client/pages/reporting/cards/HeadlineCard.tsx'
import { TotalsTable } from '#client/pages/reporting/cards/TotalsTable.tsx'
import { reportColor } from '#client/pages/reporting/reportWords.ts'
import { show } from './show.tsx'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitaenswerbung and Spring bread for everybody'
const MINOR = 987_654_321_09

/** A report with the largest possible amounts and names of a campaign. */
function largeReport(): ReportView {
  const report = sampleReport()
  const totals = { ...report.totals, spentUsdMinor: MINOR }
  const rows = (of: keyof ReportView['breakdowns']) =>
    report.breakdowns[of].map((row) => ({
      ...row,
      name: LONG,
      impressions: row.impressions * 100,
      spendUsdMinor: MINOR,
    }))
  return {
    ...report,
    totals,
    lines: report.lines.flatMap((line) => {
      const large = {
        name: LONG,
        deliveredImpressions: 987_654_321,
        bookedImpressions: 999_999_999,
        spentUsdMinor: MINOR,
      }
      return [
        { ...line, ...large, id: 'lin_a' },
        { ...line, ...large, id: 'lin_b' },
      ]
    }),
    breakdowns: {
      publisher: rows('publisher'),
      creative: rows('creative'),
      format: rows('format'),
      place: rows('place'),
    },
    reconciliation: {
      ...report.reconciliation,
      spentUsdMinor: MINOR,
      budgetUsdMinor: MINOR,
      remainingUsdMinor: MINOR,
    },
  }
}

const report = largeReport()
const section = { report, color: reportColor(report.lines), unit: 'impressions' } as const
const side = { name: LONG, totals: report.totals }

const CARDS: Record<string, ReactNode> = {
  campaigns: <CampaignsCard report={report} share={null} />,
  publishers: <BreakdownCard {...section} dimension="publisher" />,
  creatives: <BreakdownCard {...section} dimension="creative" />,
  totals: <TotalsTable caption="Compared" lines={report.lines} first={side} second={side} />,
  billed: <BilledCard report={report} unit="impressions" />,
  headline: <HeadlineCard {...section} news={null} reportReach={SAMPLE_REACH} onStale={() => {}} />,
}

/** Texts with an amount that extend beyond a clipping or scrolling box, or beyond the window. */
function cutAmounts(): string[] {
  const amounts = [...document.querySelectorAll<HTMLElement>('td, th, dd, dd span, td span')]
    .filter(({ innerText }) => innerText.includes('$'))
    .filter((element) => element.checkVisibility())
  return amounts.flatMap((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    const boxes: { left: number; right: number }[] = [{ left: 0, right: window.innerWidth }]
    for (let box = element.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box.getBoundingClientRect())
    const isCut = boxes.some((box) => left < box.left - 1 || right > box.right + 1)
    return isCut ? [element.innerText] : []
  })
}

describe.each([320, 390, 1440])('at %i px', (width) => {
  it.each(Object.entries(CARDS))('shows each amount in full: %s', async (_, card) => {
    await show(card, { width, height: 900 })
    expect(document.body.innerText).toContain('$')
    expect(cutAmounts()).toEqual([])
  })
})
