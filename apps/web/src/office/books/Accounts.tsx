import { useQuery } from '@tanstack/react-query'
import { type BookAccount, type BookStatement, books } from '@xinjian/contract/nouns/collect/books'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import styles from './books.module.css'
import { moneyColumn } from './money.tsx'
import { words } from './words.ts'

/** Accounts behind a line of a statement, or under another account. `quiet`: where there are none, nothing is said. */
export function Accounts(props: {
  of: {
    taxNo: string
    month: string
    statement?: BookStatement
    item?: string
    under?: string
  }
  title: string
  quiet?: boolean
  onOpen: (account: string) => void
}) {
  const t = useWords(words)
  const found = useQuery(query(books.bookAccounts, props.of))
  if (props.quiet && (found.data?.accounts.length ?? 0) === 0) return null
  return (
    <Card flush title={props.title}>
      <Table<BookAccount>
        caption={props.title}
        copyable
        columns={[
          { key: 'account', title: t('account'), sortable: true },
          { key: 'name', title: t('name'), render: (row) => row.name ?? '--' },
          moneyColumn('debit', t('debit')),
          moneyColumn('credit', t('credit')),
          moneyColumn('close', t('close')),
        ]}
        rows={found.data?.accounts}
        rowKey={(row) => row.account}
        onOpen={(row) => props.onOpen(row.account)}
        loading={found.isPending}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="file" title={t('noAccounts')} />}
      />
      <p className={cx(styles.foot, textStyles.mutedXs)}>
        {t('sinceJanuary')}
        {props.of.statement === 'CASH' && t('ofCash')}
      </p>
    </Card>
  )
}
