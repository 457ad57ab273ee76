import { cx } from '../../ui/cx.ts'
import type { Shown } from '../format/value.ts'
import frame from '../parts/frame.module.css'
import styles from './blocks.module.css'

/** Sets a formatted value: small unit, red brackets for negatives, a dotted mark where a reason explains the gap. */
export function Value({ shown }: { shown: Shown }) {
  const tone = shown.missing ? styles.missing : shown.negative ? frame.negative : ''
  return (
    <span className={cx(frame.num, tone)} title={shown.title || undefined}>
      {shown.text}
      {shown.unit ? <small>{shown.unit}</small> : null}
    </span>
  )
}
