import type {
  IndicatorBlock,
  IndicatorValue,
  ReportDocument,
} from '@xinjian/engine/report/document'
import { peerWords } from '@xinjian/engine/report/peer'
import { gridOf, type IndicatorRow, type WindowColumn } from '@xinjian/engine/report/windows'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { isAbnormal } from '../abnormal.ts'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { formatUnit } from '../format/value.ts'
import { windowText } from '../format/window.ts'
import { fill } from '../labels.ts'
import frame from '../parts/frame.module.css'
import { BlockFrame } from './BlockFrame.tsx'
import { Figure } from './Figure.tsx'
import { FlagTag } from './Flag.tsx'
import { thresholdText, valueOptions } from './indicator-value.ts'
import { Pager } from './Pager.tsx'
import styles from './table.module.css'
import { usePaging } from './usePaging.ts'
import { Value } from './Value.tsx'

/** Indicators in a table, their windows in columns: values, thresholds, the worst flag; a missing value says why. */
export function Indicators({ block }: { block: IndicatorBlock }) {
  const { index, shown, mode, lang, t, say, abnormal } = useReport()
  const { columns, rows: all } = gridOf(
    block.indicators.flatMap((key) => index.indicators.get(key) ?? []),
  )
  const everything = block.indicators.length === index.document.indicators.length
  const brief = mode === 'paper' && !everything && lists(shown)
  const rows = abnormal || brief ? all.filter(({ flag }) => isAbnormal(flag)) : all
  const paging = usePaging(rows.length, mode === 'paper')
  if (abnormal && rows.length === 0) return null
  return (
    <BlockFrame id={block.id} title={block.title}>
      {rows.length > 0 ? (
        <div className={frame.scroll}>
          <table className={cx(styles.table, styles.indicators)}>
            <thead>
              <tr>
                <th scope="col">{t.indicator}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={cx(textStyles.num, styles.num)}>
                    {titleOf(column, t.otherWindow, lang)}
                  </th>
                ))}
                <th scope="col">{t.thresholds}</th>
                <th scope="col">{t.flag}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(paging.from, paging.to).map((row) => (
                <tr key={row.key}>
                  <td>
                    <span title={say(first(row).formula)}>{say(row.name)}</span>
                    <small className={styles.id}>{row.id}</small>
                    <Peers row={row} />
                    <Why row={row} />
                  </td>
                  {columns.map((column) => (
                    <td
                      key={column}
                      className={cx(textStyles.num, styles.num)}
                      data-window={titleOf(column, t.otherWindow, lang)}
                    >
                      <Cell value={row.cells.get(column)} column={column} />
                    </td>
                  ))}
                  <td className={frame.soft}>
                    {thresholdText(thresholdsOf(row), { yellow: t.yellowAt, red: t.redAt }, say)}
                  </td>
                  <td>
                    <FlagTag
                      flag={row.flag}
                      known={[...row.cells.values()].some((v) => v.value !== null)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {brief && rows.length < all.length ? (
        <p className={styles.rest}>{fill(t.indicatorsInAnnex, { n: all.length - rows.length })}</p>
      ) : null}
      <Pager paging={paging} rows={rows.length} />
    </BlockFrame>
  )
}

/** Some section of the report lists every indicator: the annex of the paper. */
const lists = ({ sections, indicators }: ReportDocument): boolean =>
  sections.length > 1 &&
  sections.some(({ blocks }) =>
    blocks.some((b) => b.kind === 'indicators' && b.indicators.length === indicators.length),
  )

const first = ({ cells }: IndicatorRow): IndicatorValue => [...cells.values()][0]!

const titleOf = (column: WindowColumn, other: string, lang: 'zh' | 'en'): string =>
  column === 'OTHER' ? other : windowText(column, lang)

/** Windows of one definition share their thresholds, where they have any. */
const thresholdsOf = (row: IndicatorRow): Pick<IndicatorValue, 'thresholds'> =>
  [...row.cells.values()].find(({ thresholds }) => thresholds) ?? {}

function Cell({ value, column }: { value: IndicatorValue | undefined; column: WindowColumn }) {
  const { lang, say } = useReport()
  if (!value) return null
  const shown = formatUnit(
    typeof value.value === 'string' ? say(value.value) : value.value,
    value.unit,
    valueOptions(value, lang, say),
  )
  const [about, against] = value.window.split('/')
  const beside =
    column === 'OTHER'
      ? windowText(value.window, lang)
      : against
        ? windowText(`/${against}`, lang)
        : ''
  return (
    <Figure
      of={value.key}
      label={`${say(value.name)} ${windowText(about ?? '', lang)}`}
      title={shown.title}
      className={isAbnormal(value.flag) ? styles[`value-${value.flag}` as const] : ''}
    >
      <Value shown={shown} />
      {beside ? <small className={styles.why}>{beside}</small> : null}
    </Figure>
  )
}

/** What enterprises of the like come to; windows of one row share them. */
function Peers({ row }: { row: IndicatorRow }) {
  const { say } = useReport()
  const said = [...row.cells.values()].flatMap(({ peer, unit }) => {
    if (!peer) return []
    const { text, unit: word } = formatUnit(peer.median, unit, { short: false })
    return [say(peerWords(peer, text + word))]
  })
  return [...new Set(said)].map((words) => (
    <small key={words} className={styles.why}>
      <Original text={words} />
    </small>
  ))
}

/** Why windows of the row have no value: each reason once. */
function Why({ row }: { row: IndicatorRow }) {
  const { lang, say } = useReport()
  const reasons = new Set(
    [...row.cells.values()].flatMap((value) =>
      value.value === null
        ? [formatUnit(null, value.unit, valueOptions(value, lang, say)).title]
        : [],
    ),
  )
  return [...reasons].map((reason) => (
    <small key={reason} className={styles.why}>
      <Original text={reason} />
    </small>
  ))
}
