import type { CollectedRow, DatasetSummary } from '@xinjian/contract'
import { AVAILABILITY_NAMES } from '@xinjian/contract/collect/availability'
import { collected } from '@xinjian/contract/nouns/collected'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { placeName } from '../../i18n/places.ts'
import { instant } from '../../reports/format/instant.ts'
import textStyles from '../../ui/styles/text.module.css'
import { useQueryState } from '../common/useQueryState.ts'
import { ListCard } from '../list/ListCard.tsx'
import { useList } from '../list/useList.ts'
import { availabilityOfSummary } from './availability.ts'
import { hasMoney, useDatasetColumns } from './cells.tsx'
import { DatasetExport } from './DatasetExport.tsx'
import { DatasetHead } from './DatasetHead.tsx'
import { datasetWords } from './dataset-words.ts'
import { RecordDrawer } from './RecordDrawer.tsx'
import { words } from './words.ts'

/** The rows of one dataset: searched, paged, opened, exported. Keyword, page and open row are in the address. */
export function DatasetRows({ taxNo, of: d }: { taxNo: string; of: DatasetSummary }) {
  const t = useWords(words)
  const td = useWords(datasetWords)
  const [query, change] = useQueryState()
  const list = useList(collected.collectedRows, {
    fixed: { taxNo, dataset: d.dataset },
    // A registration is one record, shown fact by fact: it is read whole.
    size: d.dataset === 'REGISTRATION' ? 100 : 20,
    filters: d.rows > 0 ? [{ kind: 'search', key: 'keyword', label: t('search') }] : [],
  })
  const { data } = list.found
  const openRow = (row: CollectedRow) => change({ record: row.id }, { push: true })
  const open = list.rows?.find((row) => row.id === query.get('record'))
  return (
    <>
      <ListCard
        title={td(d.dataset)}
        above={<DatasetHead of={d} taxNo={taxNo} money={hasMoney(data?.columns)} />}
        list={list}
        columns={useDatasetColumns(data, openRow)}
        rowKey={(row) => row.id}
        noMatch={t('noMatch')}
        empty={useNothing(d)}
        actions={d.rows > 0 && <DatasetExport {...{ taxNo, dataset: d.dataset, ...list.values }} />}
        {...(list.rows?.some((row) => row.opens) && { onOpen: openRow })}
      />
      <RecordDrawer
        taxNo={taxNo}
        dataset={d.dataset}
        id={query.get('record')}
        name={open ? nameOf(open, data?.columns[0]?.key) : null}
        onClose={() => change({ record: null })}
      />
    </>
  )
}

/** An invoice is called by its number, everything else by its first column: a period, a year, a name. */
const nameOf = (row: CollectedRow, first: string | undefined): string | null => {
  const name = row.cells.key ?? (first ? row.cells[first] : null)
  return name == null ? null : String(name)
}

/** A bureau that said "none" is an answer; a bureau that was not asked is not. */
function useNothing(d: DatasetSummary): {
  icon: 'check' | 'phone'
  title: string
  children: ReactNode
} {
  const t = useWords(words)
  const language = useLanguage()
  const note = d.collectedAt
    ? t('emptyNote', {
        at: instant(d.collectedAt).slice(0, 16),
        source: placeName(d.source ?? '', language),
      })
    : t('notYetNote')
  return {
    icon: d.collectedAt ? 'check' : 'phone',
    title: t('availability', { word: AVAILABILITY_NAMES[language][availabilityOfSummary(d)] }),
    children: <p className={textStyles.muted}>{note}</p>,
  }
}
