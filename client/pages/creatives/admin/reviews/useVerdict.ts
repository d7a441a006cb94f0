import { useState } from 'react'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { DENIALS } from '#content/reviews/denials.ts'
import type { VerdictInput } from '#domain/creatives/review/creativeEditSchema.ts'
import { DENIAL_CLASSES, type DenialClass } from '#domain/creatives/review/denialClass.ts'
import type { ReviewItemView } from '#domain/creatives/review/reviewView.ts'
import type { Verdict } from '#domain/creatives/review/versionState.ts'

const STANDARD_TEXTS: ReadonlySet<string> = new Set(
  DENIAL_CLASSES.map((denialClass) => DENIALS[denialClass].text),
)

/** Other waiting versions that can get the same verdict. */
export const similarOf = ({ similar }: ReviewItemView) =>
  similar.filter(({ state }) => state === 'in_review')

/** A reviewer's unsaved verdict of one version. */
export function useVerdict(item: ReviewItemView) {
  const isForCause = item.row.state === 'approved'
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [denialClass, setDenialClass] = useState<DenialClass | null>(null)
  const [text, setText] = useSavedNote(`verdict ${item.row.versionId}`)
  const [isDemanded, setDemanded] = useState(false)
  const [withAlike, setWithAlike] = useState(false)
  const [isKnown, setKnown] = useState(false)
  const alike = isForCause ? [] : similarOf(item)
  const isTaken = item.row.takenBy !== null && !isKnown
  const missing = missingOf(verdict, denialClass, text)

  /** Its standard text, unless the reviewer has edited it. */
  const chooseClass = (chosen: DenialClass) => {
    setVerdict('deny')
    setDenialClass(chosen)
    if (text.trim() === '' || STANDARD_TEXTS.has(text)) setText(DENIALS[chosen].text)
  }
  const versionIds = [
    item.row.versionId,
    ...(withAlike ? alike.map(({ versionId }) => versionId) : []),
  ]
  const request = (): VerdictInput | null => {
    setDemanded(true)
    if (missing !== null || verdict === null || isTaken) return null
    const about = { versionIds, evenIfTaken: isKnown }
    switch (verdict) {
      case 'approve':
        return { verdict, ...about }
      case 'ask_change':
        return { verdict, ...about, text }
      case 'deny':
        return denialClass && { verdict, ...about, denialClass, text, forCause: isForCause }
    }
  }
  return {
    isForCause,
    verdict,
    setVerdict,
    denialClass,
    chooseClass,
    text,
    setText,
    alike,
    withAlike,
    setWithAlike,
    isTaken,
    setKnown,
    missing,
    /** Missing parts, after an attempt to decide without them. */
    problem: isDemanded ? missing : null,
    demand: () => {
      setDemanded(true)
      return missing === null
    },
    clearText: () => setText(''),
    count: versionIds.length,
    request,
  }
}
export type VerdictDraft = ReturnType<typeof useVerdict>

/** The missing part, in words for the reviewer. */
function missingOf(
  verdict: Verdict | null,
  denialClass: DenialClass | null,
  text: string,
): string | null {
  if (verdict === null) return 'Please choose a verdict.'
  if (verdict === 'deny' && denialClass === null) return 'Please choose a reason.'
  if (verdict !== 'approve' && text.trim() === '') return 'Please write what the customer reads.'
  return null
}
