import type {
  IndicatorBlock,
  IndicatorValue,
  ReportDocument,
} from '@xinjian/engine/report/document'
import { gridOf } from '@xinjian/engine/report/windows'
import { fill } from '../../ui/text.ts'
import { isAbnormal } from '../abnormal.ts'
import { useReport } from '../context.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import { IndicatorTable } from './IndicatorTable.tsx'
import { Pager } from './Pager.tsx'
import { PaperIndicators } from './PaperIndicators.tsx'
import styles from './table.module.css'
import { usePaging } from './usePaging.ts'

/** Indicators with their windows side by side; on paper without what is empty, and long lists in the annex. */
export function Indicators({ block }: { block: IndicatorBlock }) {
  const { mode } = useReport()
  return mode === 'paper' ? <OnPaper block={block} /> : <OnScreen block={block} />
}

function OnScreen({ block }: { block: IndicatorBlock }) {
  const { index, abnormal } = useReport()
  const { columns, rows: all } = gridOf(valuesOf(block, index.indicators))
  const rows = abnormal ? all.filter(({ flag }) => isAbnormal(flag)) : all
  const paging = usePaging(rows.length, false)
  if (abnormal && rows.length === 0) return null
  return (
    <BlockFrame id={block.id} title={block.title}>
      {rows.length > 0 ? (
        <IndicatorTable
          columns={columns}
          rows={rows.slice(paging.from, paging.to)}
          why
          caption={block.title}
        />
      ) : null}
      <Pager paging={paging} rows={rows.length} />
    </BlockFrame>
  )
}

/** What is out of the ordinary where an annex lists everything, else everything. */
function OnPaper({ block }: { block: IndicatorBlock }) {
  const { index, shown, t } = useReport()
  const values = valuesOf(block, index.indicators)
  const everything = block.indicators.length === index.document.indicators.length
  if (everything || !lists(shown))
    return (
      <BlockFrame id={block.id} title={block.title}>
        <PaperIndicators values={values} />
      </BlockFrame>
    )
  const { rows: all } = gridOf(values)
  const rows = all.filter(({ flag }) => isAbnormal(flag))
  return (
    <BlockFrame id={block.id} title={block.title}>
      <PaperIndicators values={rows.flatMap(({ cells }) => [...cells.values()])} />
      {rows.length < all.length ? (
        <p className={styles.rest}>{fill(t.indicatorsInAnnex, { n: all.length - rows.length })}</p>
      ) : null}
    </BlockFrame>
  )
}

const valuesOf = (
  { indicators }: IndicatorBlock,
  known: ReadonlyMap<string, IndicatorValue>,
): IndicatorValue[] => indicators.flatMap((key) => known.get(key) ?? [])

/** Some section of the report lists every indicator: the annex of the paper. */
const lists = ({ sections, indicators }: ReportDocument): boolean =>
  sections.length > 1 &&
  sections.some(({ blocks }) =>
    blocks.some((b) => b.kind === 'indicators' && b.indicators.length === indicators.length),
  )
