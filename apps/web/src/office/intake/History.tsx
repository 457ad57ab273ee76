import { IMPORT_STATUSES, type ImportRow } from '@xinjian/contract/nouns/intake'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { choiceOf } from '../list/choice.ts'
import type { Filter } from '../list/filters.ts'
import { ListCard } from '../list/ListCard.tsx'
import type { ListView } from '../list/useList.ts'
import { STATUS, useImportColumns } from './columns.tsx'
import { words } from './words.ts'

/** What narrows the imports; `only` the enterprise that is chosen. */
export function useImportFilters(taxNo: string | null): Filter[] {
  const t = useWords(words)
  return [
    { kind: 'search', key: 'keyword', label: t('search') },
    choiceOf('status', IMPORT_STATUSES, {
      label: t('status'),
      all: t('allStatus'),
      say: (value) => t(STATUS[value].word),
    }),
    ...(taxNo
      ? [{ kind: 'tick' as const, key: 'only', ask: 'taxNo', label: t('onlyThis'), value: taxNo }]
      : []),
  ]
}

/** What was uploaded. */
export function History(props: {
  list: ListView<ImportRow>
  onErrors: (id: number) => void
  onCheck: ((id: number) => void) | null
  onChoose: ((id: number) => void) | null
  onSettle: ((id: number) => void) | null
  onRetry: ((id: number) => void) | null
  /** Items of the chart that were chosen and are remembered. */
  onChosen: (() => void) | null
  /** Layouts of books that were settled and are remembered. */
  onLayouts: (() => void) | null
}) {
  const t = useWords(words)
  return (
    <ListCard
      title={t('history')}
      list={props.list}
      columns={useImportColumns(props)}
      rowKey={(row) => row.id}
      actions={
        <>
          {props.onChosen ? (
            <Button size="sm" variant="quiet" onClick={props.onChosen}>
              {t('chosen')}
            </Button>
          ) : null}
          {props.onLayouts ? (
            <Button size="sm" variant="quiet" onClick={props.onLayouts}>
              {t('layouts')}
            </Button>
          ) : null}
        </>
      }
      empty={{ icon: 'upload', title: t('noHistory') }}
    />
  )
}
