import type { Section } from '@xinjian/engine/report/document'
import { type ReportView, viewedSections } from '@xinjian/engine/report/view/view'
import { Button } from '../../ui/Button.tsx'
import { fill } from '../../ui/text.ts'
import { useReport } from '../context.tsx'
import { listed } from '../format/marks.ts'
import styles from './view-note.module.css'

/**
 * Says by which template a report is shown and how much of it that is, so that nobody takes it for the whole; on screen with a way
 * to the whole and back.
 */
export function ViewNote(props: {
  view: ReportView
  whole: boolean
  onWhole?: ((on: boolean) => void) | undefined
}) {
  const { view, whole, onWhole } = props
  const { index, mode, lang, t, say } = useReport()
  const { shown, hidden, added } = viewedSections(index.document, view)
  const count = { shown: shown.length, of: index.document.sections.length }
  const names = (of: readonly Section[]) =>
    listed(
      of.map(({ title }) => say(title)),
      lang,
    )
  return (
    <aside className={styles.note} aria-label={t.view} data-part="view">
      <div>
        <p>
          <b>{fill(whole ? t.viewWhole : t.viewBy, count)}</b>{' '}
          <span>{fill(t.viewTemplate, view.template)}</span>
        </p>
        {hidden.length > 0 && !whole ? <p>{fill(t.viewHidden, { names: names(hidden) })}</p> : null}
        {added.length > 0 && !whole ? <p>{fill(t.viewAdded, { names: names(added) })}</p> : null}
        <p>
          {t.viewSame}
          {mode === 'paper' && hidden.length > 0 ? t.viewPaper : null}
        </p>
      </div>
      {onWhole && mode === 'screen' ? (
        <Button size="sm" onClick={() => onWhole(!whole)}>
          {whole ? t.viewBack : t.viewAll}
        </Button>
      ) : null}
    </aside>
  )
}
