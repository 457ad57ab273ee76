import { useQuery } from '@tanstack/react-query'
import type { CollectedRow, DatasetSummary } from '@xinjian/contract'
import { collected } from '@xinjian/contract/nouns/collected'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { toast } from '../../ui/feedback.ts'
import { Empty } from '../../ui/States.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { type Column, Table } from '../../ui/table/Table.tsx'
import { SearchInput } from '../common/SearchInput.tsx'
import { saveDownload } from '../common/save.ts'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import { hasMoney, tableColumns } from './cells.tsx'
import { DatasetHead } from './DatasetHead.tsx'
import { datasetWords } from './dataset-words.ts'
import { RecordDrawer } from './RecordDrawer.tsx'
import { words } from './words.ts'

/** The rows of one dataset: searched, paged, opened, exported. Keyword, page and open row are in the address. */
export function DatasetRows({ taxNo, of: d }: { taxNo: string; of: DatasetSummary }) {
  const t = useWords(words)
  const td = useWords(datasetWords)
  const language = useLanguage()
  const [query, change] = useQueryState()
  const [exporting, setExporting] = useState(false)
  const keyword = query.get('keyword') ?? ''
  const page = numberIn(query, 'page', 1)
  // A registration is one record, shown fact by fact: it is read whole.
  const size = d.dataset === 'REGISTRATION' ? 100 : numberIn(query, 'size', 20)
  const filter = { taxNo, dataset: d.dataset, ...(keyword ? { keyword } : {}) }
  const list = useQuery({
    ...ask(collected.collectedRows, { ...filter, page, size }),
    placeholderData: (before) => before,
  })
  const save = async () => {
    setExporting(true)
    await saveDownload(collected.collectedExport, filter).catch((error: Error) =>
      toast('error', error.message),
    )
    setExporting(false)
  }
  const columns: Column<CollectedRow>[] = [
    ...tableColumns<CollectedRow>(list.data?.columns ?? [], language, (row) => row.cells),
    {
      key: '@do',
      title: '',
      name: '',
      value: () => null,
      render: (row) => (
        <span className="cd-row">
          {row.revision > 1 ? (
            <Tag colour="yellow">{t('corrected', { n: row.revision - 1 })}</Tag>
          ) : null}
          {row.opens ? (
            <Button
              size="sm"
              look="quiet"
              onClick={() => change({ record: row.id }, { push: true })}
            >
              {t('details')}
            </Button>
          ) : null}
        </span>
      ),
    },
  ]
  const open = list.data?.rows.find((row) => row.id === query.get('record'))
  const plain = list.data?.rows.every((row) => !row.opens && row.revision === 1)
  return (
    <Card
      flush
      className="cd-rows"
      title={td(d.dataset)}
      extra={
        d.rows > 0 ? (
          <div className="w-filters">
            <SearchInput
              label={t('search')}
              value={keyword}
              onSearch={(value) => change({ keyword: value, page: null })}
            />
            <Button icon="download" disabled={exporting} onClick={() => void save()}>
              {exporting ? t('exporting') : t('export')}
            </Button>
          </div>
        ) : null
      }
    >
      <DatasetHead of={d} taxNo={taxNo} money={hasMoney(list.data?.columns)} />
      <Table<CollectedRow>
        caption={td(d.dataset)}
        columns={plain ? columns.slice(0, -1) : columns}
        rows={list.data?.rows}
        rowKey={(row) => row.id}
        loading={list.isPending}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          keyword ? (
            <Empty icon="search" title={t('noMatch')}>
              <Button onClick={() => change({ keyword: null, page: null })}>{t('clear')}</Button>
            </Empty>
          ) : (
            <Nothing of={d} />
          )
        }
      />
      <Pager
        page={page}
        size={size}
        total={list.data?.total ?? 0}
        onChange={(p, s) => change({ page: p, size: s })}
      />
      <RecordDrawer
        taxNo={taxNo}
        dataset={d.dataset}
        id={query.get('record')}
        name={open ? nameOf(open, list.data?.columns[0]?.key) : null}
        onClose={() => change({ record: null })}
      />
    </Card>
  )
}

/** An invoice is called by its number, everything else by its first column: a period, a year, a name. */
const nameOf = (row: CollectedRow, first: string | undefined): string | null => {
  const name = row.cells.key ?? (first ? row.cells[first] : null)
  return name == null ? null : String(name)
}

/** A bureau that said "none" is an answer; a bureau that was not asked is not. */
function Nothing({ of: d }: { of: DatasetSummary }) {
  const t = useWords(words)
  return d.collectedAt ? (
    <Empty icon="check" title={t('empty')}>
      <p className="muted">
        {t('emptyNote', { at: instant(d.collectedAt).slice(0, 16), source: d.source ?? '' })}
      </p>
    </Empty>
  ) : (
    <Empty icon="phone" title={t('notYet')}>
      <p className="muted">{t('notYetNote')}</p>
    </Empty>
  )
}
