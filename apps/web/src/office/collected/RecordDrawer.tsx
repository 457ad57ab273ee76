import { useQuery } from '@tanstack/react-query'
import type { Dataset } from '@xinjian/contract/nouns/collect'
import { collected } from '@xinjian/contract/nouns/collected'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { plain } from '../../reports/format/number.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import { hasMoney, tableColumns } from './cells.tsx'
import styles from './collected.module.css'
import { datasetWords } from './dataset-words.ts'
import { words } from './words.ts'

type Cells = Record<string, string | number | null>

/** Lines of a return, items of a statement, goods of an invoice. */
export function RecordDrawer(props: {
  taxNo: string
  dataset: Dataset
  id: string | null
  /** Which record it is, in its own words (a period, an invoice number); null while its row is not at hand. */
  name: string | null
  onClose: () => void
}) {
  const t = useWords(words)
  const td = useWords(datasetWords)
  const language = useLanguage()
  const { taxNo, dataset, id } = props
  const found = useQuery({
    ...query(collected.collectedRecord, { taxNo, dataset, id: id ?? '' }),
    enabled: id !== null,
  })
  const rows = found.data?.rows.map((cells, i) => ({ i, cells }))
  return (
    <Dialog
      open={id !== null}
      side="right"
      width="760px"
      title={[td(dataset), t('details'), props.name].filter(Boolean).join(' · ')}
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>{t('close')}</Button>}
    >
      {found.data && found.data.facts.length > 0 ? (
        <dl className={styles.facts}>
          {found.data.facts.map((f) => (
            <div key={f.zh}>
              <dt className={textStyles.muted}>{f[language]}</dt>
              <dd className={textStyles.num}>
                {/^-?\d+(\.\d+)?$/.test(f.value) ? plain(Number(f.value)) : f.value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {hasMoney(found.data?.columns) ? <p className={styles.unit}>{t('inYuan')}</p> : null}
      <div className={styles.lines}>
        <Table<{ i: number; cells: Cells }>
          caption={td(dataset)}
          copyable
          columns={tableColumns(found.data?.columns ?? [], language, (row) => row.cells)}
          rows={rows}
          rowKey={(row) => row.i}
          loading={found.isPending}
          error={found.error ? messageOf(found.error) : undefined}
          onRetry={() => void found.refetch()}
          empty={<Empty icon="file" title={t('noLines')} />}
        />
      </div>
    </Dialog>
  )
}
