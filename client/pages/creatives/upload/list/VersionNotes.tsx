import { DENIALS } from '#content/reviews/denials.ts'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import type { CreativeView, VersionView } from '#domain/creatives/review/creativeView.ts'
import { isAccepted } from '#domain/creatives/creative/isAccepted.ts'
import { AnswerDialog } from '../dialogs/AnswerDialog.tsx'
import { Thumb } from '#client/components/creatives/creatives/Thumb.tsx'

interface VersionNotesProps {
  creative: CreativeView
  shown: VersionView
  isOpen: boolean
  onReplace: () => void
  onEdit: () => void
  onChanged: () => void
}

/**
 * What a creative awaits: an answer to the desk's message, with the possible actions, or its next
 * version.
 */
export function VersionNotes(props: VersionNotesProps) {
  const { creative, shown, isOpen } = props
  switch (shown.state) {
    case 'denied':
    case 'change_asked':
      return <Decision {...props} />
    case 'incomplete':
      return isOpen ? <Mend {...props} /> : null
    case 'in_review':
      return creative.approved ? <TwoVersions from={creative.approved} to={shown} /> : null
    case 'approved':
    case 'superseded':
      return null
  }
}

function Mend({ shown, onReplace, onEdit }: VersionNotesProps) {
  const ofPage = shown.findings.filter(({ code }) => code.startsWith('landing_page'))
  const isOnlyPage = isAccepted(shown.findings.filter((one) => !ofPage.includes(one)))
  return (
    <div className="flex flex-wrap gap-2">
      {ofPage.length > 0 ? (
        <Button size="sm" onPress={onEdit}>
          Change the landing page
        </Button>
      ) : null}
      {isOnlyPage ? null : (
        <Button size="sm" variant={ofPage.length > 0 ? 'secondary' : 'primary'} onPress={onReplace}>
          Replace the file
        </Button>
      )}
    </div>
  )
}

function Decision({ creative, shown, isOpen, onReplace, onChanged }: VersionNotesProps) {
  const [isAnswering, setAnswering] = useState(false)
  return (
    <>
      <div className="text-sm">
        {shown.denialClass ? (
          <p className="font-semibold">{DENIALS[shown.denialClass].name}</p>
        ) : null}
        {shown.decisionText ? (
          <blockquote className="wrap-anywhere whitespace-pre-line">
            “{shown.decisionText}”
          </blockquote>
        ) : null}
      </div>
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            onPress={onReplace}
            aria-label={`Replace the file of ${creative.title}`}
          >
            Replace the file
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onPress={() => setAnswering(true)}
            aria-label={`Answer about ${creative.title}`}
          >
            Answer
          </Button>
        </div>
      ) : null}
      {isAnswering ? (
        <AnswerDialog
          creative={creative}
          onClose={() => setAnswering(false)}
          onAnswered={onChanged}
        />
      ) : null}
    </>
  )
}

/** "Active with modification": the running version, and the one that awaits review. */
function TwoVersions({ from, to }: { from: VersionView; to: VersionView }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <OneVersion version={from} words="Approved, stays until then" />
      <ArrowRight aria-label="becomes" className="size-4 text-ink-2" />
      <OneVersion version={to} words="In review" />
    </div>
  )
}

function OneVersion({ version, words }: { version: VersionView; words: string }) {
  return (
    <div className="flex items-center gap-2">
      <div className="h-10 w-16 shrink-0 overflow-hidden rounded-[5px] border border-line bg-sand">
        <Thumb kind={version.facts.kind} url={version.previewUrl} />
      </div>
      <div>
        <p className="font-semibold">Version {version.number}</p>
        <p className="text-ink-2">{words}</p>
      </div>
    </div>
  )
}
