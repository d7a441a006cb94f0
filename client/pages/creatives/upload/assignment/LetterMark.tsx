import { classNames } from '#client/ui/classNames.ts'

/** A creative's letter, which links its file, its weight and its segment of the strip. */
export function LetterMark({ letter, className }: { letter: string; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-mark bg-ink px-1 text-xs font-bold text-white',
        className,
      )}
    >
      {letter}
    </span>
  )
}
