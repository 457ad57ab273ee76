import { useQueryClient } from '@tanstack/react-query'
import { type EnterpriseRow, enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { lazy, type ReactNode, Suspense } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { toast } from '../../ui/feedback.ts'
import { Empty } from '../../ui/States.tsx'
import styles from '../common/office-pages.module.css'
import { useJobs } from '../common/useJobs.ts'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import { useList } from '../list/useList.ts'
import { History, useImportFilters } from './History.tsx'
import { ReadOnly } from './Nothing.tsx'
import { UploadPanel } from './UploadPanel.tsx'
import { isFinal } from './uploads.ts'
import { useFollowed } from './useFollowed.ts'
import { useUploads } from './useUploads.ts'
import { words } from './words.ts'

// What most visits never open is fetched when it is.
const ReviewDialog = lazy(async () => ({
  default: (await import('./review/ReviewDialog.tsx')).ReviewDialog,
}))
const ErrorsDialog = lazy(async () => ({
  default: (await import('./ErrorsDialog.tsx')).ErrorsDialog,
}))
const SheetsDialog = lazy(async () => ({
  default: (await import('./sheets/SheetsDialog.tsx')).SheetsDialog,
}))
const LayoutsDialog = lazy(async () => ({
  default: (await import('./sheets/LayoutsDialog.tsx')).LayoutsDialog,
}))
const LabelsDialog = lazy(async () => ({
  default: (await import('./labels/LabelsDialog.tsx')).LabelsDialog,
}))
const ChosenDialog = lazy(async () => ({
  default: (await import('./labels/ChosenDialog.tsx')).ChosenDialog,
}))

/** The way in by files: the enterprise they belong to, what is being sent, and what became of all that was. */
export function UploadWay(props: {
  taxNo: string | null
  chosen: EnterpriseRow | undefined
  /** The list the enterprise is chosen from. */
  enterprises: ReactNode
}) {
  const { taxNo } = props
  const t = useWords(words)
  const client = useQueryClient()
  const mayImport = useMay('invoice.import')
  const [query, change] = useQueryState()
  const check = numberIn(query, 'check', 0)
  const labels = numberIn(query, 'labels', 0)
  const sheets = numberIn(query, 'sheets', 0)
  const errors = numberIn(query, 'errors', 0)
  const list = useList(intake.dataCollection, {
    of: 'import',
    filters: useImportFilters(taxNo),
  })
  const { retry } = list
  const queue = useUploads(retry)
  const look = useFollowed(queue.uploads, queue.onRows)
  useJobs((event) => {
    if (event.kind !== 'import') return
    queue.onJob(event)
    retry()
    if (!isFinal(event as never)) return
    look()
    void client.invalidateQueries({ queryKey: keyOf(enterprise.enterpriseList) })
  })
  const again = (id: number) =>
    void call(intake.importRetry, { id }).then(() => {
      toast('success', t('retried'))
      retry()
    }, toastRefusal)
  const openErrors = (id: number) => change({ errors: id }, { push: true })
  const openLabels = (id: number) => change({ errors: null, labels: id }, { push: true })
  const openSheets = (id: number) => change({ errors: null, sheets: id }, { push: true })
  const openCheck = (id: number) => change({ errors: null, check: id }, { push: true })
  return (
    <>
      <div className={styles.split} data-part="split">
        {props.enterprises}
        {!mayImport ? (
          <ReadOnly taxNo={props.chosen ? taxNo : null} />
        ) : taxNo ? (
          <UploadPanel
            taxNo={taxNo}
            name={props.chosen?.name ?? ''}
            queue={queue}
            onErrors={openErrors}
            onCheck={openCheck}
            onChoose={openLabels}
            onSettle={openSheets}
          />
        ) : (
          <Card>
            <Empty icon="upload" title={t('pick')} />
          </Card>
        )}
      </div>
      <History
        list={list}
        onErrors={openErrors}
        onCheck={mayImport ? openCheck : null}
        onChoose={mayImport ? openLabels : null}
        onSettle={mayImport ? openSheets : null}
        onRetry={mayImport ? again : null}
        onChosen={mayImport ? () => change({ chosen: 1 }, { push: true }) : null}
        onLayouts={mayImport ? () => change({ layouts: 1 }, { push: true }) : null}
      />
      {errors > 0 ? (
        <Suspense fallback={null}>
          <ErrorsDialog
            id={errors}
            onClose={() => change({ errors: null })}
            onCheck={mayImport ? openCheck : null}
          />
        </Suspense>
      ) : null}
      {check > 0 && mayImport ? (
        <Suspense fallback={null}>
          <ReviewDialog
            id={check}
            onClose={() => change({ check: null })}
            onSettle={(id) => change({ check: null, sheets: id })}
          />
        </Suspense>
      ) : null}
      {labels > 0 && mayImport ? (
        <Suspense fallback={null}>
          <LabelsDialog id={labels} onClose={() => change({ labels: null })} />
        </Suspense>
      ) : null}
      {sheets > 0 && mayImport ? (
        <Suspense fallback={null}>
          <SheetsDialog id={sheets} onClose={() => change({ sheets: null })} />
        </Suspense>
      ) : null}
      {query.has('layouts') && mayImport ? (
        <Suspense fallback={null}>
          <LayoutsDialog onClose={() => change({ layouts: null })} />
        </Suspense>
      ) : null}
      {query.has('chosen') && mayImport ? (
        <Suspense fallback={null}>
          <ChosenDialog onClose={() => change({ chosen: null })} />
        </Suspense>
      ) : null}
    </>
  )
}
