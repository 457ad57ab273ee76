import { shiftOf } from '@xinjian/engine/report/change/shift'
import type { ReportChange } from '@xinjian/engine/report/difference'
import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Value } from '../../reports/blocks/Value.tsx'
import { windowText } from '../../reports/format/window.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { Table } from '../../ui/table/Table.tsx'
import cells from '../common/cells.module.css'
import {
  CAUSES,
  type CauseFilter,
  countOf,
  type FigureHere,
  filtered,
  shownValue,
} from './changes.ts'
import styles from './compare.module.css'
import { ShiftTag } from './ShiftTag.tsx'
import { words } from './words.ts'

const COLOURS: Record<(typeof CAUSES)[number], FlagColour> = {
  ROWS: 'accent',
  RULES: 'yellow',
  WINDOW: 'grey',
}

/** The changes with what they were and are; by cause, where causes could be told apart. */
export function Changes(props: {
  changes: readonly ReportChange[]
  explained: boolean
  figureOf: (key: string) => FigureHere | null
}) {
  const { changes, explained, figureOf } = props
  const t = useWords(words)
  const lang = useLanguage()
  const [by, setBy] = useState<CauseFilter>('all')
  const causes = CAUSES.filter((cause) => countOf(changes, cause) > 0)
  const columns: Column<ReportChange>[] = [
    {
      key: 'name',
      title: t('item'),
      render: (change) => <Item change={change} figure={figureOf(change.key)} label={t('open')} />,
    },
    { key: 'what', title: t('what'), render: (change) => t(change.what) },
    ...(['before', 'after'] as const).map((side) => ({
      key: side,
      title: t(side),
      align: 'right' as const,
      render: (change: ReportChange) => (
        <Value shown={shownValue(change[side], change.unit, lang)} />
      ),
    })),
    {
      key: 'effect',
      title: t('effect'),
      render: (change) => (
        <ShiftTag
          shift={shiftOf(change, change.before, change.after)}
          label={(shift) => t(shift)}
        />
      ),
    },
    ...(explained
      ? [
          {
            key: 'causes',
            title: t('cause'),
            value: (change: ReportChange) => change.causes.map((cause) => t(cause)).join('、'),
            render: (change: ReportChange) =>
              change.causes.length === 0 ? (
                t('noCause')
              ) : (
                <span className={styles.causes}>
                  {change.causes.map((cause) => (
                    <span key={cause} title={t(`${cause}Hint`)}>
                      <Tag colour={COLOURS[cause]}>{t(cause)}</Tag>
                    </span>
                  ))}
                </span>
              ),
          },
        ]
      : []),
  ]
  return (
    <>
      {explained && causes.length > 0 ? (
        <div className={styles.filter}>
          <Segmented<CauseFilter>
            label={t('filter')}
            value={by}
            options={[
              { key: 'all', label: `${t('all')} ${changes.length}` },
              ...causes.map((cause) => ({
                key: cause,
                label: `${t(cause)} ${countOf(changes, cause)}`,
              })),
            ]}
            onChange={setBy}
          />
        </div>
      ) : null}
      <Table<ReportChange>
        caption={t('table')}
        rows={filtered(changes, by)}
        rowKey={(change) => `${change.what}${change.key}`}
        columns={columns}
      />
    </>
  )
}

/** What changed, by name and window; what is still in the report opens. */
function Item(props: { change: ReportChange; figure: FigureHere | null; label: string }) {
  const { change, figure, label } = props
  const lang = useLanguage()
  const note = change.window ? windowText(change.window, lang) : (figure?.note ?? '')
  return (
    <span className={cells.two}>
      {figure ? (
        <button
          type="button"
          className={styles.item}
          aria-label={`${change.name} ${note} · ${label}`}
          onClick={figure.open}
        >
          {change.name}
        </button>
      ) : (
        change.name
      )}
      {note ? <small className={textStyles.muted}>{note}</small> : null}
    </span>
  )
}
