import type { ConsentRow } from '@xinjian/contract/nouns/consent'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Tag } from '../../ui/Tag.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { daysBetween } from '../common/durations.ts'
import { STATUS_COLOURS, statusWords, words } from './words.ts'

/** The ledger: who signed which text, until when, for whom, and how often the data was looked at. */
export function ConsentTable(props: {
  rows: readonly ConsentRow[] | undefined
  loading: boolean
  error: string | undefined
  onRetry: () => void
  onOpen: (contractNo: string) => void
  empty: ReactNode
}) {
  const t = useWords(words)
  const ts = useWords(statusWords)
  return (
    <Table<ConsentRow>
      caption={t('title')}
      rows={props.rows}
      rowKey={(row) => row.contractNo}
      loading={props.loading}
      error={props.error}
      onRetry={props.onRetry}
      empty={props.empty}
      columns={[
        {
          key: 'contractNo',
          title: t('contractNo'),
          render: (row) => (
            <button
              type="button"
              className="cs-open num"
              onClick={() => props.onOpen(row.contractNo)}
            >
              {row.contractNo}
            </button>
          ),
        },
        {
          key: 'enterpriseName',
          title: t('enterprise'),
          render: (row) => (
            <span className="w-two">
              {row.enterpriseName}
              <small className="num muted">{row.taxNo}</small>
            </span>
          ),
        },
        {
          key: 'title',
          title: t('text'),
          render: (row) => (
            <span className="w-two">
              {row.title}
              <small className="muted">{row.grantees.join('、')}</small>
            </span>
          ),
        },
        {
          key: 'signedAt',
          title: t('signed'),
          render: (row) => (
            <span className="w-two w-nowrap">
              <span className="num">{instant(row.signedAt).slice(0, 16)}</span>
              <small className="muted">{row.signer}</small>
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
      ]}
    />
  )
}

function Validity({ row }: { row: ConsentRow }) {
  const t = useWords(words)
  const days = daysBetween(new Date().toISOString(), row.validTo)
  return (
    <span className="w-two num w-nowrap">
      {instant(row.validTo).slice(0, 10)}
      {row.status === 'EFFECTIVE' ? (
        <small className="muted">{days < 1 ? t('lastDay') : t('daysLeft', { n: days })}</small>
      ) : null}
    </span>
  )
}
