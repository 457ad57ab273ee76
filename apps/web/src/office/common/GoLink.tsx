import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '../../ui/button.module.css'
import { cx } from '../../ui/cx.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'

/** A link inside the office that looks like a button: moves by the router, so that open tabs stay. */
export function GoLink(props: {
  to: string
  icon?: IconName
  primary?: boolean
  children: ReactNode
}) {
  return (
    <Link
      className={cx(styles.btn, props.primary && styles['btn-primary'])}
      data-part="button"
      data-variant="primary"
      to={props.to}
    >
      {props.icon ? <Icon name={props.icon} size={16} /> : null}
      <span>{props.children}</span>
    </Link>
  )
}
