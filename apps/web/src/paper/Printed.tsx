import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/700.css'
import type { ReactNode } from 'react'
import './paper.global.css'
import styles from './printed.module.css'
import type { Paper } from './usePaper.ts'

/** The sheet once it is opened, the reason where it cannot be, nothing until then. */
export function Printed<T>(props: { paper: Paper<T>; children: (opened: T) => ReactNode }) {
  const { opened, error } = props.paper
  if (error !== null) return <p className={styles.error}>{error}</p>
  return opened === null ? null : props.children(opened)
}
