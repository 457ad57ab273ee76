import type { UseQueryResult } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { IMPORT_STATUSES, type intake } from '@xinjian/contract/nouns/intake'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Field.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { SearchInput } from '../common/SearchInput.tsx'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import './intake.css'
import { ImportTable } from './ImportTable.tsx'
import { words } from './words.ts'

const STATUS_WORDS = {
  QUEUED: 'queued',
  RUNNING: 'running',
  DONE: 'done',
  DONE_WITH_ERRORS: 'doneWithErrors',
  FAILED: 'failed',
} as const

/** What was uploaded, with its filters in the address. */
export function HistoryCard(props: {
  taxNo: string | null
  history: UseQueryResult<DataOf<typeof intake.dataCollection>>
  onRetry: ((id: number) => void) | null
}) {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const { history } = props
  const only = query.get('only') === '1' && props.taxNo !== null
  const page = numberIn(query, 'page', 1)
  const size = numberIn(query, 'size', 20)
  const status = IMPORT_STATUSES.find((s) => s === query.get('status'))
  const keyword = query.get('keyword') ?? ''
  return (
    <Card
      flush
      className="cl-history"
      title={t('history')}
      extra={
        <div className="w-filters">
          {props.taxNo ? (
            <label className="cl-only">
              <input
                type="checkbox"
                checked={only}
                onChange={(event) => change({ only: event.target.checked ? 1 : null, page: null })}
              />{' '}
              {t('onlyThis')}
            </label>
          ) : null}
          <SearchInput
            label={t('search')}
            value={keyword}
            onSearch={(value) => change({ keyword: value, page: null })}
          />
          <Select
            aria-label={t('status')}
            value={status ?? ''}
            onChange={(event) => change({ status: event.target.value, page: null })}
          >
            <option value="">{t('allStatus')}</option>
            {IMPORT_STATUSES.map((s) => (
              <option key={s} value={s}>
                {t(STATUS_WORDS[s])}
              </option>
            ))}
          </Select>
        </div>
      }
    >
      <ImportTable
        rows={history.data?.rows}
        loading={history.isPending}
        error={history.error ? messageOf(history.error) : undefined}
        onReload={() => void history.refetch()}
        onErrors={(id) => change({ errors: id }, { push: true })}
        onRetry={props.onRetry}
      />
      <Pager
        page={page}
        size={size}
        total={history.data?.total ?? 0}
        onChange={(p, s) => change({ page: p, size: s })}
      />
    </Card>
  )
}
