import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import { isAccepted } from '#domain/creatives/creative/isAccepted.ts'
import { Callout } from '#client/ui/Callout.tsx'

const RIGHT = {
  image: 'Resolution, type and weight are right.',
  video: 'Resolution, type and length are right.',
  audio: 'Type and length are right.',
} as const

/** The check's findings about the copy. */
export function FitNote({ facts, findings }: { facts: CreativeFacts; findings: Finding[] }) {
  if (!isAccepted(findings)) {
    const refusals = findings.filter(({ severity }) => severity === 'refuse')
    return (
      <Callout tone="error" title="The copy does not fit yet">
        {refusals.map(said).join(' ')} Choose other settings, or export the file as required.
      </Callout>
    )
  }
  const right = facts.kind in RIGHT ? RIGHT[facts.kind as keyof typeof RIGHT] : ''
  return (
    <Callout tone="success" isLive>
      <b>Fits now.</b> {right}{' '}
      {findings.length === 0
        ? 'No new issues.'
        : `Remaining advice: ${findings.map(said).join(' ')}`}
    </Callout>
  )
}

function said({ message, measured, allowed, severity }: Finding): string {
  const word = severity === 'refuse' ? 'allowed' : 'advised'
  return `${message}: measured ${measured}, ${word} ${allowed}.`
}
