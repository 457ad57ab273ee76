import type { Section } from '@xinjian/engine/report/document'
import { BlockView, rowsOf } from './blocks/BlockView.tsx'
import styles from './blocks/blocks.module.css'
import { useReport } from './context.tsx'
import type { Chapter } from './model.ts'
import { ChapterFrame } from './parts/ChapterFrame.tsx'
import { Method } from './parts/Method.tsx'
import { Quality } from './parts/Quality.tsx'
import { Statement } from './parts/Statement.tsx'
import { Summary } from './parts/Summary.tsx'

/** Coverage is chapter B's; a section that repeats it would show the same map twice. */
const bodyBlocks = (section: Section | undefined) =>
  (section?.blocks ?? []).filter((block) => block.kind !== 'chart' || block.chart !== 'coverage')

/** Chapters in the order given, the same on screen and on paper. */
export function ReportBody({ chapters }: { chapters: readonly Chapter[] }) {
  const { index } = useReport()
  const sections = new Map(index.document.sections.map((s) => [s.id, s]))
  return chapters.map((chapter) => (
    <ChapterFrame key={chapter.mark} chapter={chapter}>
      {chapter.mark === 'A' ? <Summary /> : null}
      {chapter.mark === 'B' ? <Quality /> : null}
      {chapter.mark === 'D' ? <Method /> : null}
      {chapter.mark === 'E' ? <Statement /> : null}
      {chapter.mark.startsWith('C')
        ? rowsOf(bodyBlocks(sections.get(chapter.id))).map((row) =>
            row.length > 1 ? (
              <div className={styles.row} key={row[0]!.id}>
                {row.map((block) => (
                  <BlockView key={block.id} block={block} />
                ))}
              </div>
            ) : (
              <BlockView key={row[0]!.id} block={row[0]!} />
            ),
          )
        : null}
    </ChapterFrame>
  ))
}
