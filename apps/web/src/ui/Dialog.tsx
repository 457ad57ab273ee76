import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { useUiText } from './text.ts'

/**
 * Modal on the browser's own <dialog>: focus is kept inside, Escape closes, the page behind is inert.
 * `width` is any CSS width; on phones it is the whole screen's width. `dismissable: false` leaves only the footer's ways out.
 */
export function Dialog(props: {
  open: boolean
  title: ReactNode
  onClose: () => void
  width?: string
  side?: 'left' | 'right'
  dismissable?: boolean
  footer?: ReactNode
  children?: ReactNode
}) {
  const { open, onClose, dismissable = true } = props
  const ref = useRef<HTMLDialogElement>(null)
  const text = useUiText()
  const heading = useId()
  // Before it is taken out of the page: only a dialog that still stands there gives the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    if (!dialog.open) dialog.showModal()
    // Also when the page goes behind another tab: a modal that is hidden but open would leave everything inert.
    return () => dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, handled by onCancel.
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className={cx(styles.dialog, props.side && styles[`dialog-${props.side}` as const])}
      style={props.width ? { ['--dialog-width' as string]: props.width } : undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissable) onClose()
      }}
      onClick={(event) => {
        if (dismissable && event.target === ref.current) onClose()
      }}
    >
      {open && (
        <div className={styles.dialogBox}>
          <header>
            <h2 id={heading}>{props.title}</h2>
            {dismissable && (
              <IconButton icon="close" label={text.close} size={16} onClick={onClose} />
            )}
          </header>
          <div className={styles.dialogBody}>{props.children}</div>
          {props.footer && <footer>{props.footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
