import { useQuery, useQueryClient } from '@tanstack/react-query'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { IMPORT_STATUSES, intake } from '@xinjian/contract/nouns/intake'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query as ask, keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Input, Select } from '../../ui/Field.tsx'
import { toast } from '../../ui/feedback.ts'
import { Pager } from '../../ui/Pager.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Empty } from '../../ui/States.tsx'
import { LinkPanel } from '../collect/LinkPanel.tsx'
import { TasksCard } from '../collect/TasksCard.tsx'
import { words as phoneWords } from '../collect/words.ts'
import '../collection/collection.css'
import { EnterpriseDialog } from '../collection/EnterpriseDialog.tsx'
import { ErrorsDialog } from '../collection/ErrorsDialog.tsx'
import { ImportTable } from '../collection/ImportTable.tsx'
import { UploadPanel } from '../collection/UploadPanel.tsx'
import { isFinal } from '../collection/uploads.ts'
import { useUploads } from '../collection/useUploads.ts'
import { words } from '../collection/words.ts'
import { EnterprisePicker } from '../common/EnterprisePicker.tsx'
import { useMay } from '../common/may.ts'
import '../common/office-pages.css'
import { useJobs } from '../common/useJobs.ts'
import { numberIn, useQueryState } from '../common/useQueryState.ts'

const STATUS_WORDS = {
  QUEUED: 'queued',
  RUNNING: 'running',
  DONE: 'done',
  DONE_WITH_ERRORS: 'doneWithErrors',
  FAILED: 'failed',
} as const

/** `/queryCenter/dataCollection?taxId&way&status&keyword&only&page&errors&state&task`: enterprises, both ways in, their history. */
export function Component() {
  const t = useWords(words)
  const tp = useWords(phoneWords)
  const client = useQueryClient()
  const mayImport = useMay('invoice.import')
  const [query, change] = useQueryState()
  const [adding, setAdding] = useState(false)
  const taxId = query.get('taxId')
  const phone = query.get('way') === 'phone'
  const only = query.get('only') === '1' && taxId !== null
  const page = numberIn(query, 'page', 1)
  const size = numberIn(query, 'size', 20)
  const status = IMPORT_STATUSES.find((s) => s === query.get('status'))
  const keyword = query.get('keyword') ?? ''
  const found = useQuery({
    ...ask(enterprise.enterpriseList, { keyword: taxId ?? '', page: 1, size: 10 }),
    enabled: taxId !== null,
  })
  const chosen = found.data?.rows.find((row) => row.taxNo === taxId)
  const history = useQuery({
    ...ask(intake.dataCollection, {
      page,
      size,
      ...(only ? { taxNo: taxId } : {}),
      ...(status ? { status } : {}),
      ...(keyword ? { keyword } : {}),
    }),
    placeholderData: (before) => before,
  })
  const { refetch } = history
  const queue = useUploads(() => void refetch())
  useJobs((event) => {
    if (event.kind !== 'import') return
    queue.onJob(event)
    void refetch()
    if (isFinal(event as never))
      void client.invalidateQueries({ queryKey: keyOf(enterprise.enterpriseList) })
  })
  const { onRows } = queue
  // biome-ignore lint/correctness/useExhaustiveDependencies: onRows only dispatches
  useEffect(() => {
    if (history.data) onRows(history.data.rows)
  }, [history.data])
  const retry = (id: number) =>
    call(intake.importRetry, { id }).then(
      () => {
        toast('success', t('retried'))
        void refetch()
      },
      () => {},
    )
  return (
    <>
      <PageHead title={t('title')} note={phone ? tp('pageNote') : t('note')}>
        {mayImport ? (
          <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        ) : null}
      </PageHead>
      <div className="w-stack">
        <div>
          <Segmented
            label={tp('way')}
            value={phone ? 'phone' : 'upload'}
            options={[
              { key: 'upload', label: tp('byUpload') },
              { key: 'phone', label: tp('byPhone') },
            ]}
            onChange={(key) =>
              change({
                way: key === 'phone' ? key : null,
                page: null,
                status: null,
                state: null,
                keyword: null,
              })
            }
          />
        </div>
        <div className="w-split">
          <Card title={t('enterprises')}>
            <EnterprisePicker
              size={5}
              taxNo={taxId}
              onPick={(row) => change({ taxId: row.taxNo, page: null })}
              empty={<p className="muted">{phone ? tp('addFirst') : t('addFirst')}</p>}
            />
          </Card>
          {phone ? (
            <LinkPanel
              taxNo={taxId}
              name={chosen?.name ?? ''}
              onAny={() => change({ taxId: null, only: null, page: null })}
            />
          ) : taxId && mayImport ? (
            <UploadPanel
              taxNo={taxId}
              name={chosen?.name ?? ''}
              queue={queue}
              onErrors={(id) => change({ errors: id }, { push: true })}
            />
          ) : (
            <Card>
              <Empty icon="upload" title={t('pick')} />
            </Card>
          )}
        </div>
        {phone ? (
          <TasksCard taxNo={taxId} />
        ) : (
          <Card
            flush
            title={t('history')}
            extra={
              <div className="w-filters">
                {taxId ? (
                  <label className="cl-only">
                    <input
                      type="checkbox"
                      checked={only}
                      onChange={(event) =>
                        change({ only: event.target.checked ? 1 : null, page: null })
                      }
                    />{' '}
                    {t('onlyThis')}
                  </label>
                ) : null}
                <Input
                  type="search"
                  aria-label={t('search')}
                  placeholder={t('search')}
                  maxLength={64}
                  defaultValue={keyword}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter')
                      change({ keyword: event.currentTarget.value.trim(), page: null })
                  }}
                  onBlur={(event) => {
                    if (event.currentTarget.value.trim() !== keyword)
                      change({ keyword: event.currentTarget.value.trim(), page: null })
                  }}
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
              onReload={() => void refetch()}
              onErrors={(id) => change({ errors: id }, { push: true })}
              onRetry={mayImport ? (id) => void retry(id) : null}
            />
            <Pager
              page={page}
              size={size}
              total={history.data?.total ?? 0}
              onChange={(p, s) => change({ page: p, size: s })}
            />
          </Card>
        )}
      </div>
      <EnterpriseDialog
        open={adding}
        onClose={() => setAdding(false)}
        onSaved={(row) => {
          setAdding(false)
          change({ taxId: row.taxNo, page: null })
        }}
      />
      <ErrorsDialog
        id={numberIn(query, 'errors', 0) || null}
        onClose={() => change({ errors: null })}
      />
    </>
  )
}
