import type { ComponentProps } from 'react'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './text-area.module.css'

/** A field of several lines; `code` where they are read letter by letter. */
export function TextArea({ code, ...rest }: ComponentProps<'textarea'> & { code?: boolean }) {
  return <textarea {...rest} className={cx(styles.area, code && textStyles.num)} />
}
