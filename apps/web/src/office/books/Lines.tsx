import type { BodyOf } from '@xinjian/contract/endpoint'
import { type BookLine, books } from '@xinjian/contract/nouns/collect/books'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import styles from './books.module.css'
import { amount } from './money.tsx'
import { usePages } from './usePages.ts'
import { words } from './words.ts'

/** An amount of a line stands on one side; the other is empty. */
const side = (key: 'debit' | 'credit', title: string) => ({
  key,
  title,
  align: 'right' as const,
  render: (row: BookLine) => (
    <span className={textStyles.num}>{row[key] === 0 ? '' : amount(row[key])}</span>
  ),
})

function useColumns() {
  const t = useWords(words)
  return [
    {
      key: 'date',
      title: t('date'),
      value: (row: BookLine) => row.date ?? row.month,
      render: (row: BookLine) => <span className={textStyles.nowrap}>{row.date ?? row.month}</span>,
    },
    {
      key: 'voucher',
      title: t('voucher'),
      render: (row: BookLine) => <span className={textStyles.nowrap}>{row.voucher ?? '--'}</span>,
    },
    {
      key: 'text',
      title: t('text'),
      render: (row: BookLine) => (
        <>
          {row.text ?? '--'}
          {row.revision > 1 ? (
            <small className={styles.off}>{t('corrected', { n: row.revision - 1 })}</small>
          ) : null}
        </>
      ),
    },
    {
      key: 'account',
      title: t('account'),
      value: (row: BookLine) => [row.account, row.name].filter(Boolean).join(' '),
      render: (row: BookLine) => [row.account, row.name].filter(Boolean).join(' '),
    },
    side('debit', t('debit')),
    side('credit', t('credit')),
    { key: 'place', title: t('place'), render: (row: BookLine) => row.place ?? '--' },
  ]
}

type LinesWanted = Omit<BodyOf<typeof books.bookLines>, 'after'>

/** Lines of an account or of a search; one opens its voucher. */
export function Lines(props: {
  of: LinesWanted
  title: string
  onOpen: (voucher: { month: string; no: string }) => void
}) {
  const t = useWords(words)
  const { found, rows } = usePages(books.bookLines, props.of)
  return (
    <Card flush title={props.title}>
      <Table<BookLine>
        caption={props.title}
        copyable
        columns={useColumns()}
        rows={rows}
        rowKey={(row) => row.id}
        onOpen={({ month, voucher }) => voucher !== null && props.onOpen({ month, no: voucher })}
        loading={found.isPending}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={
          <Empty icon="file" title={t(props.of.keyword ? 'noMatch' : 'noLines')}>
            {props.of.keyword ? null : <p className={textStyles.muted}>{t('noLinesNote')}</p>}
          </Empty>
        }
      />
      <More found={found} />
    </Card>
  )
}

/** One voucher whole: what it comes to, and each line with its place in the file; a line opens its account in that month. */
export function Voucher(props: {
  taxNo: string
  month: string
  no: string
  title: string
  onOpen: (account: string) => void
}) {
  const t = useWords(words)
  const { taxNo, month, no } = props
  const { found, rows } = usePages(books.bookVoucher, { taxNo, month, voucher: no })
  const sum = found.data?.pages[0]
  return (
    <Card flush title={props.title}>
      {sum && 'debit' in sum ? (
        <p className={styles.sum}>
          {t('voucherSum', {
            n: sum.lines,
            debit: amount(sum.debit),
            credit: amount(sum.credit),
          })}
          {sum.debit === sum.credit ? null : (
            <strong className={styles.off}>{t('unbalanced')}</strong>
          )}
        </p>
      ) : null}
      <Table<BookLine>
        caption={props.title}
        copyable
        columns={useColumns()}
        rows={rows}
        rowKey={(row) => row.id}
        onOpen={(row) => props.onOpen(row.account)}
        loading={found.isPending}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
      />
      <More found={found} />
    </Card>
  )
}

function More({ found }: { found: ReturnType<typeof usePages>['found'] }) {
  const t = useWords(words)
  if (!found.hasNextPage) return null
  return (
    <p className={styles.more}>
      <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
        {t('more')}
      </Button>
    </p>
  )
}
