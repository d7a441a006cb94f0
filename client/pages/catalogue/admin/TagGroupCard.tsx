import { useState } from 'react'
import type { PublisherTag, TagGroup } from '#domain/delivery/tags/publisherTags.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { CopyButton } from '#client/ui/CopyButton.tsx'

/**
 * Its origin is the ad server's, never ours. The sandbox must allow it: tags send requests to it
 * and players store their playlist.
 */
const TEST_SANDBOX = 'allow-scripts allow-same-origin allow-popups'

/** The tags of one placement, to copy, and a test of them. */
export function TagGroupCard({ group }: { group: TagGroup }) {
  return (
    <Card as="section" aria-label={group.title}>
      <h2 className="text-subheading">{group.title}</h2>
      <ul className="mt-4 flex flex-col gap-5">
        {group.tags.map((tag) => (
          <TagText key={tag.id} tag={tag} />
        ))}
      </ul>
      <TagTest group={group} />
    </Card>
  )
}

function TagText({ tag: { title, note, text } }: { tag: PublisherTag }) {
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <CopyButton text={text} label={`Copy: ${title}`} />
      </div>
      <code className="block rounded-control border border-line bg-paper p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {text}
      </code>
      <p className="max-w-prose text-sm text-ink-2">{note}</p>
    </li>
  )
}

/** The tag in a frame of the ad server's own host: none of it runs in ours. */
function TagTest({ group: { title, test } }: { group: TagGroup }) {
  // A counter, so that each try sends a new request.
  const [tries, setTries] = useState(0)
  return (
    <div className="mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" onPress={() => setTries((count) => count + 1)}>
          {tries === 0 ? 'Test it here' : 'Ask again'}
        </Button>
        <p className="max-w-prose text-sm text-ink-2">
          Requests an ad for where you are now. It counts as demo traffic and is never billed.
        </p>
      </div>
      {tries === 0 ? null : (
        <div className="mt-4 overflow-x-auto rounded-control border border-dashed border-line-2 bg-paper p-3">
          <iframe
            key={tries}
            title={`Test: ${title}`}
            src={test.url}
            sandbox={TEST_SANDBOX}
            width={test.width ?? '100%'}
            height={test.height}
            className="block"
          />
          <p className="mt-2 text-xs text-ink-2">
            If it stays empty, no campaign runs for this place, hour and format.
          </p>
        </div>
      )}
    </div>
  )
}
