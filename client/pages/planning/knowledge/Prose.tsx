import { Fragment } from 'react'
import { Link } from 'react-router'

/** `**bold**`, `[words](/address)` and `[^1,2]`. */
const PARTS = /(\*\*[^*]+\*\*|\[[^\]^]+\]\([^)]+\)|\[\^[\d,]+\])/

export const TEXT_LINK =
  'font-medium text-cobalt underline underline-offset-3 hover:text-cobalt-dark'

/** A text of a page with its links and source numbers. */
export function Prose({ text }: { text: string }) {
  return text.split(PARTS).map((part, at) => {
    // The parts of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={at}>{prosePart(part)}</Fragment>
  })
}

function prosePart(part: string) {
  if (part.startsWith('**'))
    return <strong className="font-bold text-ink">{part.slice(2, -2)}</strong>
  if (part.startsWith('[^')) return <SourceMarks numbers={part.slice(2, -1).split(',')} />
  const link = /^\[(.+)\]\((.+)\)$/.exec(part)
  if (!link) return part
  return (
    <Link to={link[2] ?? ''} className={TEXT_LINK}>
      {link[1]}
    </Link>
  )
}

/** The numbers of a statement's sources. */
export function SourceMarks({ numbers }: { numbers: readonly (number | string)[] }) {
  return (
    <sup className="ml-0.5 whitespace-nowrap text-[0.7em]">
      {numbers.map((number) => (
        <a
          key={number}
          href={`#source-${number}`}
          aria-label={`Source ${number}`}
          className="px-0.5 font-semibold text-cobalt hover:underline"
        >
          {number}
        </a>
      ))}
    </sup>
  )
}
