import type { ConsentRow } from '@xinjian/contract/nouns/consent'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import { daysBetween } from '../common/durations.ts'
import type { CsvSpec } from '../list/ExportButton.tsx'
import styles from './consent.module.css'
import { STATUS_COLOURS, statusWords, words } from './words.ts'

/** The ledger: who signed which text, until when, for whom, and how often the data was looked at. */
export function useConsentColumns(onOpen: (row: ConsentRow) => void): Column<ConsentRow>[] {
  const t = useWords(words)
  const ts = useWords(statusWords)
  return [
    {
      key: 'contractNo',
      title: t('contractNo'),
      render: (row) => (
        <button
          type="button"
          className={cx(styles.open, textStyles.num)}
          data-part="consentNo"
          onClick={() => onOpen(row)}
        >
          {row.contractNo}
        </button>
      ),
    },
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      render: (row) => (
        <span className={cells.two}>
          {row.enterpriseName}
          <small className={cx(textStyles.num, textStyles.muted)}>{row.taxNo}</small>
        </span>
      ),
    },
    {
      key: 'title',
      title: t('text'),
      render: (row) => (
        <span className={cells.two}>
          {row.title}
          <small className={textStyles.muted}>{row.grantees.join('、')}</small>
        </span>
      ),
    },
    {
      key: 'signedAt',
      title: t('signed'),
      render: (row) => (
        <span className={cx(cells.two, textStyles.nowrap)}>
          <span className={textStyles.num}>{instant(row.signedAt).slice(0, 16)}</span>
          <small className={textStyles.muted}>{row.signer}</small>
        </span>
      ),
    },
    { key: 'validTo', title: t('valid'), render: (row) => <Validity row={row} /> },
    {
      key: 'status',
      title: t('status'),
      render: (row) => <Tag colour={STATUS_COLOURS[row.status]}>{ts(row.status)}</Tag>,
    },
    { key: 'views', title: t('views'), align: 'right' },
  ]
}

function Validity({ row }: { row: ConsentRow }) {
  const t = useWords(words)
  const days = daysBetween(new Date().toISOString(), row.validTo)
  return (
    <span className={cx(cells.two, textStyles.num, textStyles.nowrap)}>
      {instant(row.validTo).slice(0, 10)}
      {row.status === 'EFFECTIVE' ? (
        <small className={textStyles.muted}>
          {days < 1 ? t('lastDay') : t('daysLeft', { n: days })}
        </small>
      ) : null}
    </span>
  )
}

/** The ledger as a spreadsheet. */
export function useConsentCsv(): CsvSpec<ConsentRow> {
  const t = useWords(words)
  const ts = useWords(statusWords)
  return {
    file: t('title'),
    columns: [
      { title: t('contractNo'), value: (row) => row.contractNo },
      { title: t('enterprise'), value: (row) => row.enterpriseName },
      { title: t('taxNo'), value: (row) => row.taxNo },
      { title: t('text'), value: (row) => row.title },
      { title: t('grantees'), value: (row) => row.grantees.join('、') },
      { title: t('signer'), value: (row) => row.signer },
      { title: t('signed'), value: (row) => instant(row.signedAt) },
      { title: t('valid'), value: (row) => instant(row.validTo).slice(0, 10) },
      { title: t('status'), value: (row) => ts(row.status) },
      { title: t('views'), value: (row) => row.views },
    ],
  }
}
