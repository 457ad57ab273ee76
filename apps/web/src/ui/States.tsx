import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './states.module.css'
import { useUiText } from './text.ts'

/** Nothing to show yet: says why and, by `children`, what to do about it. */
export function Empty(props: { title?: ReactNode; icon?: IconName; children?: ReactNode }) {
  const text = useUiText()
  return (
    <div className={styles.state}>
      <Icon name={props.icon ?? 'file'} size={34} strokeWidth="1.1" />
      <p className={styles.stateTitle} data-part="stateTitle">
        {props.title ?? text.empty}
      </p>
      {props.children && <div className={styles.stateMore}>{props.children}</div>}
    </div>
  )
}

/** A load that failed, in the server's words, with a way to try again. */
export function Failed(props: { message?: string | undefined; onRetry?: () => void }) {
  const text = useUiText()
  return (
    <div className={cx(styles.state, styles.stateBad)} role="alert">
      <Icon name="warning" size={34} strokeWidth="1.1" />
      <p className={styles.stateTitle} data-part="stateTitle">
        {props.message ?? text.failed}
      </p>
      {props.onRetry && (
        <div className={styles.stateMore}>
          <Button icon="refresh" onClick={props.onRetry}>
            {text.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Grey bars in the place of `lines` lines of text, or one block of `height`. */
export function Skeleton({ lines = 3, height }: { lines?: number; height?: number }) {
  if (height)
    return (
      <div className={styles.skeleton} data-part="skeleton" style={{ height }} aria-hidden="true" />
    )
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike.
          key={i}
          className={styles.skeleton}
          data-part="skeleton"
          style={{ width: `${100 - ((i * 17) % 45)}%` }}
        />
      ))}
    </div>
  )
}

/** Determinate progress, 0…100. */
export function Progress({ value, label, tone }: { value: number; label?: string; tone?: 'bad' }) {
  const clamped = Math.min(100, Math.max(0, value))
  return (
    <div
      className={tone ? cx(styles.progress, styles[`progress-${tone}` as const]) : styles.progress}
      role="progressbar"
      aria-valuenow={Math.round(clamped)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
    >
      <i style={{ width: `${clamped}%` }} />
    </div>
  )
}
