import type { RecognitionQuality } from '@xinjian/contract/nouns/verify/recognition'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type Column, Table } from '../../ui/table/Table.tsx'
import { useQueryState } from '../common/useQueryState.ts'
import { percent, useNames } from './useNames.ts'

type Cell = RecognitionQuality['cells'][number]

/** Accuracy of each field of each kind; a row opens its corrections. */
export function CellTable(props: { cells: readonly Cell[]; from: string | undefined }) {
  const { t, kind, field, source } = useNames()
  const [, change] = useQueryState()
  const share = (key: 'right' | 'missed', title: string): Column<Cell> => ({
    key,
    title,
    align: 'right',
    sortable: true,
    render: (cell) => (
      <span className={cx(textStyles.num, cell[key] === null && textStyles.muted)}>
        {cell[key] === null ? t('few') : percent(cell[key])}
      </span>
    ),
  })
  return (
    <Card title={t('byField')} flush>
      <Table
        caption={t('byField')}
        rows={props.cells}
        rowKey={(cell) => `${cell.kind}/${cell.field}/${cell.source}`}
        onOpen={(cell) =>
          change(
            {
              view: 'corrections',
              kind: cell.kind,
              field: cell.field,
              source: cell.source,
              from: props.from,
              period: null,
            },
            { push: true },
          )
        }
        columns={[
          { key: 'kind', title: t('kind'), sortable: true, value: (cell) => kind(cell.kind) },
          { key: 'field', title: t('field'), sortable: true, value: (cell) => field(cell.field) },
          { key: 'source', title: t('source'), sortable: true, value: (c) => source(c.source) },
          { key: 'n', title: t('samples'), align: 'right', sortable: true },
          share('right', t('right')),
          share('missed', t('missed')),
        ]}
      />
    </Card>
  )
}
