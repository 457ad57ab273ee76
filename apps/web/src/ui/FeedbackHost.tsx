import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { Dialog } from './Dialog.tsx'
import styles from './feedback.module.css'
import { boxes, dropToast, type Tone, toasts } from './feedback.ts'
import { Icon, type IconName } from './Icon.tsx'
import { useStore } from './store.ts'
import { useUiText } from './text.ts'

const ICON: Record<Tone, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
}

/** Where toasts and message boxes appear; stands once, at the root. */
export function FeedbackHost() {
  const box = useStore(boxes)[0]
  const text = useUiText()
  return (
    <>
      <Toasts />
      <Dialog
        open={box !== undefined}
        title={box?.title}
        width="420px"
        dismissable={box?.cancelText !== undefined}
        onClose={() => box?.settle(false)}
        footer={
          <>
            {box?.cancelText && <Button onClick={() => box.settle(false)}>{box.cancelText}</Button>}
            <Button variant="primary" autoFocus onClick={() => box?.settle(true)}>
              {box?.okText ?? text.ok}
            </Button>
          </>
        }
      >
        <p className={cx(styles.boxtext, styles[`tone-${box?.tone ?? 'info'}` as const])}>
          <Icon name={ICON[box?.tone ?? 'info']} size={22} />
          {/* A hash is longer than a phone is wide. */}
          <span style={{ overflowWrap: 'anywhere' }}>{box?.message}</span>
        </p>
      </Dialog>
    </>
  )
}

/** A popover, shown anew with every toast: only so does it stand above a modal dialog that was opened before. */
function Toasts() {
  const shown = useStore(toasts)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (shown.length > 0) element.showPopover()
  }, [shown])
  return (
    <div ref={root} popover="manual" className={styles.toasts} role="status">
      {shown.map((t) => (
        <p key={t.id} className={cx(styles.toast, styles[`tone-${t.tone}` as const])}>
          <Icon name={ICON[t.tone]} size={16} />
          {t.message}
          {/* Toasts let every press through to what is beneath them, but for this. */}
          {t.action && (
            <Button
              size="sm"
              style={{ pointerEvents: 'auto' }}
              onClick={() => {
                dropToast(t.id)
                t.action?.run()
              }}
            >
              {t.action.label}
            </Button>
          )}
        </p>
      ))}
    </div>
  )
}
