import type { ReactNode } from 'react'
import { TONES, type Briefing } from '#domain/creatives/production/briefing.ts'

/** A read-only brief. */
export function BriefingDetails({ briefing }: { briefing: Briefing }) {
  const { text, audience, tone, must, mustNot, links, colors } = briefing
  const rows: (readonly [string, ReactNode])[] = [
    ['What it should say', text],
    ['For whom', audience],
    ['Tone', tone === null ? '' : TONES[tone]],
    ['Must be in it', must],
    ['Must not be in it', mustNot],
    ['Links', links.length === 0 ? '' : <LinkList key="links" links={links} />],
    ['Colors', colors.length === 0 ? '' : <Swatches key="colors" colors={colors} />],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className="contents max-sm:[&>dd]:mb-2">
            <dt className="text-sm text-ink-2 sm:pt-0.5">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function LinkList({ links }: { links: readonly string[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="font-semibold text-cobalt underline underline-offset-3"
          >
            {link}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Color swatches with their names. */
export function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {colors.map((color) => (
        <li key={color} className="flex items-center gap-1.5 text-sm tabular-nums">
          <span
            aria-hidden="true"
            className="size-6 rounded-[5px] border border-line-2"
            style={{ background: color }}
          />
          {color}
        </li>
      ))}
    </ul>
  )
}
