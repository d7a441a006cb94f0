import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { DENIALS } from '#content/reviews/denials.ts'
import type { NoteView } from '#domain/creatives/review/creativeView.ts'
import type { ReviewItemView } from '#domain/creatives/review/reviewView.ts'

const KIND_WORDS = {
  submitted: 'Uploaded',
  approved: 'Approved',
  denied: 'Denied',
  change_asked: 'Change requested',
  undone: 'Verdict undone',
  answered: 'The customer answered',
  changed: 'Changed',
  removed: 'Removed',
  restored: 'Put back',
} as const satisfies Record<NoteView['kind'], string>

const AUTHORS = { buyer: 'Customer', desk: 'Desk', system: 'Checked by the system' } as const

/** Events and messages of a creative, newest first. */
export function ReviewHistory({ item }: { item: ReviewItemView }) {
  const entries = item.creative.notes
    .map((note, at) => ({ note, at, writer: item.noteAuthors[at] ?? AUTHORS[note.author] }))
    .toReversed()
  return (
    <section aria-labelledby="review-history" className="border-t border-line p-5">
      <h3 id="review-history" className="text-subheading">
        History
      </h3>
      <ol className="mt-3 flex flex-col gap-4">
        {entries.map(({ note, at, writer }) => (
          <li key={`${note.at} ${note.kind} ${at}`} className="text-sm">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{KIND_WORDS[note.kind]}</span>
              <time dateTime={note.at} className="text-ink-2">
                {formatInstant(note.at)}
              </time>
            </p>
            <p className="text-ink-2">
              {writer}
              {note.denialClass ? `, ${DENIALS[note.denialClass].name}` : ''}
            </p>
            {note.text ? (
              <p className="mt-1.5 rounded-control bg-sand px-3.5 py-2.5 wrap-anywhere whitespace-pre-line">
                {note.text}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
