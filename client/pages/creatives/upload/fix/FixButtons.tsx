import { useState } from 'react'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { Button } from '#client/ui/Button.tsx'
import { FixDialog } from './FixDialog.tsx'
import { useFilmFormat } from './film/useFilmFormat.ts'
import { RemuxButton } from './RemuxButton.tsx'
import { fixLabel, isRemake, offeredFixes } from './fixOffer.ts'

export interface FixButtonsProps {
  file: File
  facts: CreativeFacts
  findings: readonly Finding[]
  placement: Placement
  /** Receives the copy once it was accepted. */
  onFixed: (file: File) => void
}

/** A button for each possible fix, best first; nothing without one. */
export function FixButtons({ file, facts, findings, placement, onFixed }: FixButtonsProps) {
  const [open, setOpen] = useState<Finding | null>(null)
  const filmFormat = useFilmFormat(facts, placement)
  const offers = offersOf(facts, findings, placement, filmFormat !== null)
  const waits =
    filmFormat === undefined && offers.some(({ finding }) => needsRemake(facts, finding))
  // They appear together, in a reserved line.
  if (waits) return <div className="h-9" />
  if (filmFormat === null) {
    const missed = exportsInstead(facts, findings)
    if (missed !== null && offers.length === 0) return <p className="text-sm">{missed}</p>
  }
  if (offers.length === 0) return null
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {offers.map(({ label, finding }, index) =>
          finding.fixes.some(({ kind }) => kind === 'remux') ? (
            <RemuxButton key={label} file={file} label={label} onFixed={onFixed} />
          ) : (
            <Button
              key={label}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              onPress={() => setOpen(finding)}
            >
              {label}
            </Button>
          ),
        )}
      </div>
      {open ? (
        <FixDialog
          file={file}
          facts={facts}
          finding={open}
          placement={placement}
          onClose={() => setOpen(null)}
          onFixed={(fixed) => {
            setOpen(null)
            onFixed(fixed)
          }}
        />
      ) : null}
    </>
  )
}

/** Two findings may share a fix, which is offered once. */
function offersOf(
  facts: CreativeFacts,
  findings: readonly Finding[],
  placement: Placement,
  remakesFilms: boolean,
) {
  const offers = new Map<string, Finding>()
  for (const finding of findings) {
    for (const fix of offeredFixes(facts, placement, finding, { remakesFilms })) {
      const label = fixLabel(fix)
      if (!offers.has(label)) offers.set(label, { ...finding, fixes: [fix] })
    }
  }
  return [...offers].map(([label, finding]) => ({ label, finding }))
}

const needsRemake = (facts: CreativeFacts, { fixes }: Finding) =>
  fixes.some((fix) => isRemake(facts, fix))

/** What to export if a video would need re-encoding that this browser lacks; null if none does. */
function exportsInstead(facts: CreativeFacts, findings: readonly Finding[]): string | null {
  const refusals = findings.filter(({ severity }) => severity === 'refuse')
  const missed = refusals.find((finding) => needsRemake(facts, finding))
  return missed
    ? `This browser cannot convert this video to an accepted type. Export it as MP4 with H.264 in ${missed.allowed} pixels.`
    : null
}
