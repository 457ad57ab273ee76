import { useEffect, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { useReport } from '../context.tsx'
import { evidenceOf, subjectOf } from '../model.ts'
import frame from '../parts/frame.module.css'
import { EvidenceRows } from './EvidenceRows.tsx'
import styles from './evidence.module.css'
import { SubjectView } from './SubjectView.tsx'
import type { EvidenceSource } from './source.ts'

/**
 * Where a figure comes from: formula, inputs, thresholds, version, and its rows. A native modal dialog: the browser
 * keeps the focus inside, Esc closes, what is behind is inert. `of` lives in the address, so the page owns it.
 * `source` null = the reader may see how a figure is made but not the rows (shared links).
 */
export function EvidenceDrawer(props: {
  of: string | null
  source: EvidenceSource | null
  onClose: () => void
}) {
  const { of, source, onClose } = props
  const { index, t } = useReport()
  const ref = useRef<HTMLDialogElement>(null)
  const subject = of === null ? null : subjectOf(index, of)
  const shown = subject !== null
  const rows = useRef<HTMLElement>(null)
  // An input that was asked for, of the figure that is open: another figure begins with its first part.
  const [asked, ask] = useState({ of, leg: 0 })
  const leg = asked.of === of ? asked.leg : 0
  const openLeg = (at: number) => {
    ask({ of, leg: at })
    rows.current?.scrollIntoView({ block: 'start' })
  }
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !shown) return
    // Closed, the dialog leaves the page before it can give the focus back itself.
    const before = document.activeElement as HTMLElement | null
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      before?.focus({ preventScroll: true })
    }
  }, [shown])
  if (!subject) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key; the click is on its backdrop
    <dialog
      ref={ref}
      className={cx(frame.report, styles.drawer)}
      aria-label={t.evidence}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={styles.drawerBody}>
        <header>
          <p>{t.evidence}</p>
          <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
            ×
          </button>
        </header>
        <SubjectView subject={subject} onLeg={source === null ? null : openLeg} />
        <section className={styles.drawerRows} ref={rows}>
          <h3>{t.rowsBehind}</h3>
          {evidenceOf(subject).length === 0 ? (
            <p className={frame.empty}>{t.rowsNone}</p>
          ) : source === null ? (
            <p className={frame.empty}>{t.rowsClosed}</p>
          ) : (
            <EvidenceRows
              key={`${subject.of} ${leg}`}
              subject={subject}
              source={source}
              start={leg}
            />
          )}
        </section>
      </div>
    </dialog>
  )
}
