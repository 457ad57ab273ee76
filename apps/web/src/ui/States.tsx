import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import './states.css'
import { useUiText } from './text.ts'

/** Nothing to show yet: says why and, by `children`, what to do about it. */
export function Empty(props: { title?: ReactNode; icon?: IconName; children?: ReactNode }) {
  const text = useUiText()
  return (
    <div className="x-state">
      <Icon name={props.icon ?? 'file'} size={34} strokeWidth="1.1" />
      <p className="x-state__title">{props.title ?? text.empty}</p>
      {props.children && <div className="x-state__more">{props.children}</div>}
    </div>
  )
}

/** A load that failed, in the server's words, with a way to try again. */
export function Failed(props: { message?: string | undefined; onRetry?: () => void }) {
  const text = useUiText()
  return (
    <div className="x-state x-state--bad" role="alert">
      <Icon name="warning" size={34} strokeWidth="1.1" />
      <p className="x-state__title">{props.message ?? text.failed}</p>
      {props.onRetry && (
        <div className="x-state__more">
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
  if (height) return <div className="x-skeleton" style={{ height }} aria-hidden="true" />
  return (
    <div className="x-skeletons" aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike.
        <div key={i} className="x-skeleton" style={{ width: `${100 - ((i * 17) % 45)}%` }} />
      ))}
    </div>
  )
}

/** Determinate progress, 0…100. */
export function Progress({ value, label, tone }: { value: number; label?: string; tone?: 'bad' }) {
  const clamped = Math.min(100, Math.max(0, value))
  return (
    <div
      className={tone ? `x-progress x-progress--${tone}` : 'x-progress'}
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
