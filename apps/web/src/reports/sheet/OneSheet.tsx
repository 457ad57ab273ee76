import type { Block, Section } from '@xinjian/engine/report/document'
import type { ReportView } from '@xinjian/engine/report/view/view'
import { fill } from '../../ui/text.ts'
import { Value } from '../blocks/Value.tsx'
import { useReport } from '../context.tsx'
import { formatCell } from '../format/value.ts'
import type { ReportHead } from '../model.ts'
import { listsEverything } from '../parts/chapters.ts'
import { ViewNote } from '../parts/ViewNote.tsx'
import styles from './one-sheet.module.css'
import { PaperHead } from './PaperHead.tsx'
import { SheetVerdict } from './SheetVerdict.tsx'
import { FIRST_ROWS, ShortTable } from './ShortTable.tsx'

/**
 * A report whose paper is one sheet: what it comes to, its facts, and the first rows of its tables in two columns. What it has no room
 * for is read where the report stands; the sheet says so.
 */
export function OneSheet({ head, view }: { head: ReportHead; view: ReportView | null }) {
  const { index, shown, t } = useReport()
  const sections = shown.sections.filter((section) => !listsEverything(section, index.document))
  const counts = index.document.sections[0]
  return (
    <div className={styles.sheet}>
      <PaperHead head={head} />
      {view ? <ViewNote view={view} whole={false} /> : null}
      <SheetVerdict />
      <div className={styles.columns}>
        {sections.map((section) => (
          <Part key={section.id} section={section} whole={section.id === counts?.id} />
        ))}
      </div>
      <footer className={styles.foot}>
        <p>{fill(t.sheetRest, { n: FIRST_ROWS })}</p>
        {index.document.statements.map(({ title, text }) => (
          <p key={title}>
            <b>{title}</b> {text}
          </p>
        ))}
      </footer>
    </div>
  )
}

/** `whole`: counts, which are read to the last; of lists the newest are enough. */
function Part({ section, whole }: { section: Section; whole: boolean }) {
  const told = section.blocks.filter(({ kind }) => SHOWN.includes(kind))
  if (told.length === 0) return null
  return (
    <section data-wide={whole || told.some(({ kind }) => kind === 'facts') || undefined}>
      <h2>{section.title}</h2>
      {told.map((block) => (
        <Told key={block.id} block={block} under={section.title} whole={whole} />
      ))}
    </section>
  )
}

/** Figures and rules stand in the verdict above. */
const SHOWN: readonly Block['kind'][] = ['facts', 'table', 'text']

function Told({ block, under, whole }: { block: Block; under: string; whole: boolean }) {
  const { lang } = useReport()
  switch (block.kind) {
    case 'facts':
      return (
        <dl>
          {block.items.flatMap(({ label, value, type }) =>
            value === null
              ? []
              : [
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <Value shown={formatCell(value, type ?? 'text', lang)} />
                    </dd>
                  </div>,
                ],
          )}
        </dl>
      )
    case 'table':
      return <ShortTable block={block} under={under} whole={whole} />
    case 'text':
      return block.paragraphs.map((text) => (
        <p key={text}>
          {block.title && block.title !== under ? <b>{block.title} </b> : null}
          {text}
        </p>
      ))
    default:
      return null
  }
}
