/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-[5px] border border-line-2 bg-card px-1.5 font-sans text-xs font-semibold text-ink-2 max-lg:hidden">
      {children}
    </kbd>
  )
}
