import { type CorrectionRow, recognition } from '@xinjian/contract/nouns/verify/recognition'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { saveDownload } from '../common/save.ts'
import { ListCard } from '../list/ListCard.tsx'
import { useList } from '../list/useList.ts'
import styles from './recognition.module.css'
import { FIELDS, KINDS, percent, SOURCES, useNames } from './useNames.ts'

const CaseDialog = lazy(() => import('./CaseDialog.tsx'))

/** What was corrected, one by one, covered but for what was misread; leaves as cases for the tests of a reader. */
export function CorrectionsView() {
  const { t, kind, field, source } = useNames()
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const list = useList(recognition.recognitionCorrections, {
    filters: [
      {
        kind: 'choice',
        key: 'kind',
        label: t('kind'),
        all: t('allKinds'),
        searched: true,
        options: KINDS.map((value) => ({ value, label: kind(value) })),
      },
      {
        kind: 'choice',
        key: 'field',
        label: t('field'),
        all: t('allFields'),
        searched: true,
        options: FIELDS.map((value) => ({ value, label: field(value) })),
      },
      {
        kind: 'choice',
        key: 'source',
        label: t('source'),
        all: t('allSources'),
        options: SOURCES.map((value) => ({ value, label: source(value) })),
      },
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  const save = () => {
    setBusy(true)
    saveDownload(recognition.recognitionCases, list.asked)
      .then(() => toast('success', t('exported')))
      .catch((error) => toast('error', messageOf(error)))
      .finally(() => setBusy(false))
  }
  const value = (text: string | null, none: string) =>
    text ? <code className={styles.value}>{text}</code> : <i>{none}</i>
  return (
    <>
      <ListCard<CorrectionRow>
        list={list}
        caption={t('corrections')}
        above={<p className={styles.above}>{t('shownNote')}</p>}
        actions={
          <Button icon="download" busy={busy} onClick={save}>
            {t('export')}
          </Button>
        }
        columns={[
          { key: 'kind', title: t('kind'), value: (row) => kind(row.kind) },
          { key: 'field', title: t('field'), value: (row) => field(row.field) },
          { key: 'read', title: t('read'), render: (row) => value(row.read, t('nothing')) },
          {
            key: 'corrected',
            title: t('corrected'),
            render: (row) => value(row.corrected, t('away')),
          },
          {
            key: 'confidence',
            title: t('sure'),
            align: 'right',
            render: (row) => (
              <span className={textStyles.num}>
                {row.confidence === null ? '—' : percent(row.confidence)}
              </span>
            ),
          },
          { key: 'source', title: t('source'), value: (row) => source(row.source) },
          { key: 'shownAs', title: t('shown'), value: (row) => t(row.shownAs) },
          { key: 'at', title: t('at'), render: (row) => instant(row.at) },
          {
            key: 'case',
            title: t('caseExport'),
            render: (row) => (
              <Button size="sm" look="quiet" onClick={() => setChosen(row.id)}>
                {t('withPicture')}
              </Button>
            ),
          },
        ]}
        rowKey={(row) => row.id}
        noMatch={t('noMatch')}
        empty={{ icon: 'check', title: t('none'), children: t('noneNote') }}
      />
      {chosen !== null && (
        <Suspense>
          <CaseDialog id={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  )
}
