import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import cells from '../cells.module.css'

/** Cell of a list: a company or enterprise with its credit code under it, and what else is to be said of it. */
export function Firm(props: { name: ReactNode; taxNo: string | null; children?: ReactNode }) {
  return (
    <span className={cells.two}>
      {props.name}
      {props.taxNo && <small className={cx(textStyles.num, textStyles.muted)}>{props.taxNo}</small>}
      {props.children}
    </span>
  )
}
