import { classNames } from './classNames.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

const VARIANTS = {
  primary: 'border-cobalt bg-cobalt text-white hovered:bg-cobalt-dark pressed:bg-cobalt-dark',
  secondary: 'border-line-2 bg-card text-ink hovered:border-ink-3 pressed:bg-sand',
  quiet: 'border-transparent bg-transparent text-ink hovered:bg-sand pressed:bg-line',
  danger: 'border-red bg-card text-red hovered:bg-red-soft pressed:bg-red-soft',
} as const satisfies Record<ButtonVariant, string>

const SIZES = {
  md: 'min-h-12 px-5.5 py-2 text-base',
  sm: 'min-h-10 px-3.5 py-1.5 text-sm max-sm:min-h-11',
} as const satisfies Record<ButtonSize, string>

/** The shared look of buttons and button-like links. */
export function buttonStyles(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-bold transition-colors',
    'disabled:border-line disabled:bg-sand disabled:text-ink-3',
    VARIANTS[variant],
    SIZES[size],
    className,
  )
}
