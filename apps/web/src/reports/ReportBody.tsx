import type { Section } from '@xinjian/engine/report/document'
import { type ReactNode, useMemo } from 'react'
import { BlockView, rowsOf } from './blocks/BlockView.tsx'
import styles from './blocks/blocks.module.css'
import { useReport } from './context.tsx'
import type { Chapter, ReportIndex } from './model.ts'
import { ChapterFrame } from './parts/ChapterFrame.tsx'
import { Method } from './parts/Method.tsx'
import { Quality } from './parts/Quality.tsx'
import { Statement } from './parts/Statement.tsx'
import { Summary } from './parts/Summary.tsx'
import { useUnfolding } from './useUnfolding.ts'

/** Coverage is chapter B's; a section that repeats it would show the same map twice. */
const bodyBlocks = (section: Section | undefined) =>
  (section?.blocks ?? []).filter((block) => block.kind !== 'chart' || block.chart !== 'coverage')

/**
 * Chapters in the order given, the same on screen and on paper. All headings stand at once, so that one can go to any of
 * them; what stands beneath them unfolds from above.
 */
export function ReportBody({ chapters }: { chapters: readonly Chapter[] }) {
  const { index, mode } = useReport()
  // Made once: what was drawn is not looked at again for each part that comes.
  const filled = useMemo(() => filledOf(chapters, index), [chapters, index])
  const standing = useUnfolding(
    filled.reduce((n, { parts }) => n + parts.length, 0),
    mode === 'paper',
  )
  return filled.map(({ chapter, parts, before }) => (
    <ChapterFrame key={chapter.mark} chapter={chapter} whole={before + parts.length <= standing}>
      {parts.slice(0, Math.max(0, standing - before))}
    </ChapterFrame>
  ))
}

interface Filled {
  chapter: Chapter
  parts: ReactNode[]
  /** Parts of the chapters above. */
  before: number
}

function filledOf(chapters: readonly Chapter[], index: ReportIndex): Filled[] {
  const sections = new Map(index.document.sections.map((s) => [s.id, s]))
  let before = 0
  return chapters.map((chapter) => {
    const parts = partsOf(chapter, sections.get(chapter.id))
    const filled = { chapter, parts, before }
    before += parts.length
    return filled
  })
}

function partsOf({ mark }: Chapter, section: Section | undefined): ReactNode[] {
  if (mark === 'A') return [<Summary key={mark} />]
  if (mark === 'B') return [<Quality key={mark} />]
  if (mark === 'D') return [<Method key={mark} />]
  if (mark === 'E') return [<Statement key={mark} />]
  return rowsOf(bodyBlocks(section)).map((row) =>
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
}
