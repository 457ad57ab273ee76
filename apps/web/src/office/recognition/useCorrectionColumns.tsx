import type { CorrectionRow } from '@xinjian/contract/nouns/verify/recognition'
import { instant } from '../../reports/format/instant.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { ListColumn } from '../list/column.ts'
import { CaseButton } from './CaseButton.tsx'
import styles from './recognition.module.css'
import { percent, useNames } from './useNames.ts'

/** Columns of corrections, covered but for what was misread. */
export function useCorrectionColumns(): ListColumn<CorrectionRow>[] {
  const { t, kind, field, source } = useNames()
  const value = (text: string | null, none: string) =>
    text ? <code className={styles.value}>{text}</code> : <i>{none}</i>
  return [
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
      render: (row) => <CaseButton id={row.id} />,
    },
  ]
}
