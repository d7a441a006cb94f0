import { Link, useLocation } from 'react-router'
import { classNames } from '#client/ui/classNames.ts'

export interface MenuLinkProps {
  label: string
  to: string
  onFollow: () => void
  className?: string
}

/** A link of the menu, marked if it is the current page. */
export function MenuLink({ label, to, onFollow, className }: MenuLinkProps) {
  const isCurrent = useLocation().pathname === to
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames('aria-[current=page]:underline', className)}
      onClick={onFollow}
    >
      {label}
    </Link>
  )
}
