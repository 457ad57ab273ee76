import { useQuery } from '@tanstack/react-query'
import { type BookMonth, books } from '@xinjian/contract/nouns/collect/books'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { grouped } from '../../reports/format/number.ts'
import { spanText } from '../../reports/format/window.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import styles from './books.module.css'
import { amount } from './money.tsx'
import { words } from './words.ts'

/** Whether balances and vouchers of the same months come to other amounts. */
const differs = ({ stated, vouchers }: BookMonth): boolean =>
  stated !== null &&
  vouchers !== null &&
  ((stated.debit !== null && stated.debit !== vouchers.debit) ||
    (stated.credit !== null && stated.credit !== vouchers.credit))

/** The months of an account: balances lead, as in the statements, and where vouchers come to something else that is said. */
export function Months(props: {
  taxNo: string
  account: string
  /** What stands above is not here yet: shown first, these would be pushed down under somebody's hand. */
  waits: boolean
  onOpen: (span: { from: string; to: string }) => void
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { taxNo, account } = props
  const found = useQuery(query(books.bookMonths, { taxNo, account }))
  const side = (key: 'debit' | 'credit', title: string) => ({
    key,
    title,
    align: 'right' as const,
    value: (row: BookMonth) => row.stated?.[key] ?? row.vouchers?.[key] ?? null,
    render: (row: BookMonth) => (
      <span className={textStyles.num}>
        {amount(row.stated?.[key] ?? row.vouchers?.[key] ?? null)}
      </span>
    ),
  })
  const stated = (key: 'open' | 'close', title: string) => ({
    key,
    title,
    align: 'right' as const,
    value: (row: BookMonth) => row.stated?.[key] ?? null,
    render: (row: BookMonth) => (
      <span className={textStyles.num}>{amount(row.stated?.[key] ?? null)}</span>
    ),
  })
  return (
    <Card flush title={t('months')}>
      <Table<BookMonth>
        caption={t('months')}
        copyable
        columns={[
          {
            key: 'from',
            title: t('period'),
            value: (row) => spanText(row.from, row.to, language),
            render: (row) => (
              <>
                <span className={textStyles.nowrap}>{spanText(row.from, row.to, language)}</span>
                {differs(row) && row.vouchers ? (
                  <small className={styles.off}>
                    {t('off', {
                      debit: amount(row.vouchers.debit),
                      credit: amount(row.vouchers.credit),
                    })}
                  </small>
                ) : null}
              </>
            ),
          },
          stated('open', t('open')),
          side('debit', t('debit')),
          side('credit', t('credit')),
          stated('close', t('close')),
          {
            key: 'lines',
            title: t('lines'),
            align: 'right',
            value: (row) => row.vouchers?.lines ?? null,
            render: (row) => (row.vouchers ? t('count', { n: grouped(row.vouchers.lines) }) : '--'),
          },
        ]}
        rows={props.waits ? undefined : found.data?.months}
        rowKey={(row) => `${row.from}/${row.to}`}
        onOpen={({ from, to }) => props.onOpen({ from, to })}
        loading={props.waits || found.isPending}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="file" title={t('noMonths')} />}
      />
    </Card>
  )
}
