import type { ComponentProps } from 'react'
import { cx } from '../../../ui/cx.ts'
import styles from './open-button.module.css'

/** Cell of a list that opens what its row stands for: a button that reads as a link. */
export function OpenButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button type="button" {...rest} className={cx(styles.open, className)} />
}
