import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../ui/Icon.tsx'

/** A link inside the office that looks like a button: moves by the router, so that open tabs stay. */
export function GoLink(props: {
  to: string
  icon?: IconName
  primary?: boolean
  children: ReactNode
}) {
  return (
    <Link className={`x-btn ${props.primary ? 'x-btn--primary' : 'x-btn--default'}`} to={props.to}>
      {props.icon ? <Icon name={props.icon} size={16} /> : null}
      <span>{props.children}</span>
    </Link>
  )
}
