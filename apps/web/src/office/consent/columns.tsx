import type { ConsentRow } from '@xinjian/contract/nouns/consent'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { Firm } from '../common/cells/Firm.tsx'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import cells from '../common/cells.module.css'
import { daysBetween } from '../common/durations.ts'
import { type ListColumn, namesOf } from '../list/column.ts'
import { CONSENT_STATUSES, STATUS_COLOURS, statusWords, words } from './words.ts'

/** The ledger: who signed which text, until when, for whom, and how often the data was looked at. */
export function useConsentColumns(onOpen: (row: ConsentRow) => void): ListColumn<ConsentRow>[] {
  const t = useWords(words)
  const ts = useWords(statusWords)
  return [
    {
      key: 'contractNo',
      title: t('contractNo'),
      sheet: {},
      render: (row) => (
        <OpenButton
          className={cx(textStyles.num, textStyles.nowrap)}
          data-part="consentNo"
          onClick={() => onOpen(row)}
        >
          {row.contractNo}
        </OpenButton>
      ),
    },
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      sheet: [{}, { title: t('taxNo'), field: 'taxNo' }],
      render: (row) => <Firm name={row.enterpriseName} taxNo={row.taxNo} />,
    },
    {
      key: 'title',
      title: t('text'),
      sheet: [{}, { title: t('grantees'), field: 'grantees' }],
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
      sheet: [{ title: t('signer'), field: 'signer' }, { type: 'instant' }],
      render: (row) => (
        <span className={cx(cells.two, textStyles.nowrap)}>
          <span className={textStyles.num}>{instant(row.signedAt).slice(0, 16)}</span>
          <small className={textStyles.muted}>{row.signer}</small>
        </span>
      ),
    },
    {
      key: 'validTo',
      title: t('valid'),
      sheet: { type: 'day' },
      render: (row) => <Validity row={row} />,
    },
    {
      key: 'status',
      title: t('status'),
      sheet: { names: namesOf(ts, CONSENT_STATUSES) },
      render: (row) => <Tag colour={STATUS_COLOURS[row.status]}>{ts(row.status)}</Tag>,
    },
    { key: 'views', title: t('views'), align: 'right', sheet: { type: 'number' } },
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
