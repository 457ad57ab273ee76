import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { useReport } from '../context.tsx'
import type { Chapter } from '../model.ts'
import { scrollToChapter } from './chapters.ts'
import styles from './frame.module.css'
import { useChapterKeys, useCurrentChapter } from './useCurrentChapter.ts'

/** Sticky list of chapters; on narrow screens the same list as a select. */
export function Toc({ chapters }: { chapters: readonly Chapter[] }) {
  const { t, index } = useReport()
  const current = useCurrentChapter(chapters)
  useChapterKeys(chapters, current)
  const alerts = new Set(
    index.document.sections
      .filter((s) =>
        s.blocks.some(
          (b) => b.kind === 'rules' && b.rules.some((id) => index.rules.get(id)?.result === 'HIT'),
        ),
      )
      .map((s) => s.id),
  )
  return (
    <nav className={cx(layout.screenOnly, styles.toc)} aria-label={t.contents}>
      <p>{t.contents}</p>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <button
              type="button"
              aria-current={chapter.id === current ? 'location' : undefined}
              onClick={() => scrollToChapter(chapter.id)}
            >
              <span className={styles.mark}>{chapter.mark}</span>
              {chapter.title}
              {alerts.has(chapter.id) ? <i className={styles.dot} title={t.hits} /> : null}
            </button>
          </li>
        ))}
      </ol>
      <small>{t.tocHint}</small>
      <select
        aria-label={t.jumpTo}
        value={current}
        onChange={(event) => scrollToChapter(event.target.value)}
      >
        {chapters.map((chapter) => (
          <option key={chapter.id} value={chapter.id}>
            {`${chapter.mark}  ${chapter.title}`}
          </option>
        ))}
      </select>
    </nav>
  )
}
