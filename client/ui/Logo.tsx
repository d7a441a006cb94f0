import { classNames } from './classNames.ts'

/** The symbol and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 font-display text-[1.1875rem] leading-none font-bold tracking-[-0.02em]',
        className,
      )}
    >
      <svg viewBox="0 0 26 26" className="size-6.5 shrink-0" aria-hidden="true">
        <path d="M2 4h22v13H2z" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M6 8h7v5H6z" className="fill-cobalt" />
        <path d="M13 17.5v5M8 24h10" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      AdMarket Direct
    </span>
  )
}
