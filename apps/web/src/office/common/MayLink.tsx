import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayOpen } from '../../shell/may.ts'

/** A link for whom it leads somewhere; who may not see the page reads the words alone. */
export function MayLink(props: { to: string; className?: string; children: ReactNode }) {
  const { to, className, children } = props
  return useMayOpen(to) ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )
}
