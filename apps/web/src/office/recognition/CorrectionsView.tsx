import { type CorrectionRow, recognition } from '@xinjian/contract/nouns/verify/recognition'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { saveDownload } from '../common/save.ts'
import { ListCard } from '../list/ListCard.tsx'
import { useList } from '../list/useList.ts'
import styles from './recognition.module.css'
import { useCorrectionColumns } from './useCorrectionColumns.tsx'
import { FIELDS, KINDS, SOURCES, useNames } from './useNames.ts'

/** What was corrected, one by one, covered but for what was misread; leaves as cases for the tests of a reader. */
export function CorrectionsView() {
  const { t, kind, field, source } = useNames()
  const columns = useCorrectionColumns()
  const [busy, setBusy] = useState(false)
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
  return (
    <ListCard<CorrectionRow>
      list={list}
      caption={t('corrections')}
      above={<p className={styles.above}>{t('shownNote')}</p>}
      actions={
        <Button icon="download" busy={busy} onClick={save}>
          {t('export')}
        </Button>
      }
      columns={columns}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'check', title: t('none'), children: t('noneNote') }}
    />
  )
}
