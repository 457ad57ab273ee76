import type { IndicatorValue } from '@xinjian/engine/report/document'
import { peerWords } from '@xinjian/engine/report/peer'
import { shortNotes } from '@xinjian/engine/report/view/short-window'
import type { IndicatorRow, WindowColumn } from '@xinjian/engine/report/windows'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { isAbnormal } from '../abnormal.ts'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { formatUnit } from '../format/value.ts'
import { windowText } from '../format/window.ts'
import frame from '../parts/frame.module.css'
import { Caption } from '../reach/Caption.tsx'
import { Scroll } from '../reach/Scroll.tsx'
import { Figure } from './Figure.tsx'
import { FlagTag } from './Flag.tsx'
import { thresholdText, valueOptions } from './indicator-value.ts'
import styles from './table.module.css'
import { Value } from './Value.tsx'

/** Indicators in a table, their windows in columns: values, thresholds, the worst flag. */
export function IndicatorTable(props: {
  columns: readonly WindowColumn[]
  rows: readonly IndicatorRow[]
  /** A missing value says why under the name of its indicator. */
  why: boolean
  /** What is heard of it before its first cell. */
  caption?: string | undefined
}) {
  const { columns, rows, why } = props
  const { lang, t, say } = useReport()
  const shorts = new Map(columns.map((column) => [column, shortOf(rows, column)]))
  return (
    <Scroll>
      <table className={cx(styles.table, styles.indicators)}>
        <Caption text={props.caption} />
        <thead>
          <tr>
            <th scope="col">{t.indicator}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={cx(textStyles.num, styles.num)}>
                {titleOf(column, t.otherWindow, lang)}
                <Note text={shorts.get(column) ?? ''} />
              </th>
            ))}
            <th scope="col" data-part="thresholds">
              {t.thresholds}
            </th>
            <th scope="col">{t.flag}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>
                <span title={say(first(row).formula)}>{say(row.name)}</span>
                <small className={styles.id}>{row.id}</small>
                <Peers row={row} />
                <Why row={row} missing={why} />
              </td>
              {columns.map((column) => (
                <td
                  key={column}
                  className={cx(textStyles.num, styles.num)}
                  // A phone has no heads: each value carries its own.
                  data-window={[titleOf(column, t.otherWindow, lang), say(shorts.get(column) ?? '')]
                    .filter(Boolean)
                    .join(' · ')}
                >
                  <Cell
                    value={row.cells.get(column)}
                    column={column}
                    short={shorts.get(column) === null}
                  />
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
    </Scroll>
  )
}

const first = ({ cells }: IndicatorRow): IndicatorValue => [...cells.values()][0]!

const titleOf = (column: WindowColumn, other: string, lang: 'zh' | 'en'): string =>
  column === 'OTHER' ? other : windowText(column, lang)

/**
 * What all values of a column that began before the firm did say alike: it stands once, at the head. null = each says its own. The last
 * column is of several windows.
 */
function shortOf(rows: readonly IndicatorRow[], column: WindowColumn): string | null {
  const said = new Set(rows.flatMap(({ cells }) => shortText(cells.get(column)) || []))
  return said.size === 1 && column !== 'OTHER' ? [...said][0]! : null
}

const shortText = (value: IndicatorValue | undefined): string =>
  shortNotes(value?.detail).join('；')

const Note = ({ text }: { text: string }) =>
  text ? (
    <small className={styles.why}>
      <Original text={text} />
    </small>
  ) : null

/** Windows of one definition share their thresholds, where they have any. */
const thresholdsOf = (row: IndicatorRow): Pick<IndicatorValue, 'thresholds'> =>
  [...row.cells.values()].find(({ thresholds }) => thresholds) ?? {}

function Cell(props: {
  value: IndicatorValue | undefined
  column: WindowColumn
  /** It says itself how much of its window the firm lived. */
  short: boolean
}) {
  const { value, column, short } = props
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
      {short ? <Note text={shortText(value)} /> : null}
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

/**
 * Why windows of the row have no value (where `missing` asks for it), or none of the colour that their line would give: each reason
 * once.
 */
function Why({ row, missing }: { row: IndicatorRow; missing: boolean }) {
  const { lang, say } = useReport()
  const reasons = new Set(
    [...row.cells.values()].flatMap((value) => {
      if (value.value !== null) return value.aside ? [say(value.aside)] : []
      return missing ? [formatUnit(null, value.unit, valueOptions(value, lang, say)).title] : []
    }),
  )
  return [...reasons].map((reason) => (
    <small key={reason} className={styles.why}>
      <Original text={reason} />
    </small>
  ))
}
