import { useQuery, useQueryClient } from '@tanstack/react-query'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { IMPORT_STATUSES, intake } from '@xinjian/contract/nouns/intake'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { query as ask, keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageHead } from '../../ui/Card.tsx'
import { toast } from '../../ui/feedback.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Empty } from '../../ui/States.tsx'
import { LinkPanel } from '../collect/LinkPanel.tsx'
import { TasksCard } from '../collect/TasksCard.tsx'
import { words as phoneWords } from '../collect/words.ts'
import { CollectedPanel } from '../collected/CollectedPanel.tsx'
import { words as heldWords } from '../collected/words.ts'
import '../intake/intake.css'
import { useMay } from '../../shell/may.ts'
import { EnterprisePicker } from '../common/EnterprisePicker.tsx'
import { EnterpriseDialog } from '../intake/EnterpriseDialog.tsx'
import { ErrorsDialog } from '../intake/ErrorsDialog.tsx'
import { HistoryCard } from '../intake/HistoryCard.tsx'
import { NoEnterprise, ReadOnly } from '../intake/Nothing.tsx'
import { UploadPanel } from '../intake/UploadPanel.tsx'
import { isFinal } from '../intake/uploads.ts'
import { useUploads } from '../intake/useUploads.ts'
import { words } from '../intake/words.ts'
import '../common/office-pages.css'
import { useJobs } from '../common/useJobs.ts'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import { NoticeCard } from '../notice/NoticeCard.tsx'

const WAYS = ['upload', 'phone', 'data'] as const

/**
 * `/queryCenter/dataCollection?taxId&way[&…]`: enterprises, both ways in with their history, and what is held of one. The
 * other parameters belong to the way shown and leave with it.
 */
export function Component() {
  const t = useWords(words)
  const tp = useWords(phoneWords)
  const td = useWords(heldWords)
  const client = useQueryClient()
  const mayImport = useMay('invoice.import')
  const [query, change] = useQueryState()
  const [adding, setAdding] = useState(false)
  const taxId = query.get('taxId')
  const way = WAYS.find((w) => w === query.get('way')) ?? 'upload'
  const phone = way === 'phone'
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
    enabled: way === 'upload',
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
  const notes = {
    upload: t(mayImport ? 'note' : 'noteRead'),
    phone: tp('pageNote'),
    data: td('pageNote'),
  }
  const none = (hint: string) => (
    <NoEnterprise hint={hint} onAdd={mayImport ? () => setAdding(true) : null} />
  )
  return (
    <>
      <PageHead title={t('title')} note={notes[way]}>
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
            value={way}
            options={[
              { key: 'upload', label: tp('byUpload') },
              { key: 'phone', label: tp('byPhone') },
              { key: 'data', label: tp('held') },
            ]}
            onChange={(key) =>
              change({
                way: key === 'upload' ? null : key,
                page: null,
                status: null,
                state: null,
                keyword: null,
                dataset: null,
                record: null,
                area: null,
                from: null,
                to: null,
                task: null,
              })
            }
          />
        </div>
        {way === 'data' ? (
          <CollectedPanel taxNo={taxId} empty={none(t('addFirst'))} />
        ) : (
          <>
            <div className="w-split">
              <Card title={t('enterprises')}>
                <EnterprisePicker
                  size={5}
                  taxNo={taxId}
                  onPick={(row) => change({ taxId: row.taxNo, page: null })}
                  empty={none(phone ? tp('addFirst') : t('addFirst'))}
                />
              </Card>
              {phone ? (
                <LinkPanel
                  taxNo={taxId}
                  name={chosen?.name ?? ''}
                  onAny={() => change({ taxId: null, only: null, page: null })}
                />
              ) : !mayImport ? (
                <ReadOnly taxNo={taxId} />
              ) : taxId ? (
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
              <>
                <TasksCard taxNo={taxId} />
                <NoticeCard onOpen={(task) => change({ task }, { push: true })} />
              </>
            ) : (
              <HistoryCard
                taxNo={taxId}
                history={history}
                onRetry={mayImport ? (id) => void retry(id) : null}
              />
            )}
          </>
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
