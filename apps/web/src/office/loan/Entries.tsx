import { type LoanEntryRow, loan } from '@xinjian/contract/nouns/finance/loan'
import { useWords } from '../../i18n/dictionary.ts'
import { type ListColumn, namesOf } from '../list/column.ts'
import { ListCard } from '../list/ListCard.tsx'
import { useList } from '../list/useList.ts'
import { money } from './columns.tsx'
import { words } from './words.ts'

const ACCOUNTS = [
  ...(['BANK', 'PRINCIPAL', 'INTEREST_DUE', 'PENALTY_DUE', 'FEE_DUE'] as const),
  ...(['INTEREST_INCOME', 'PENALTY_INCOME', 'FEE_INCOME', 'WAIVED_OUT'] as const),
]
const KINDS = ['DISBURSEMENT', 'ACCRUAL', 'REVERSAL', 'REPAYMENT', 'WAIVER'] as const

/** The entries of one loan: each line is its debit and its credit. */
export function Entries({ no }: { no: string }) {
  const t = useWords(words)
  const accounts = { ...namesOf(t, ACCOUNTS), WAIVED: t('WAIVED_OUT') }
  const named = (account: string) => accounts[account as keyof typeof accounts] ?? account
  const columns: ListColumn<LoanEntryRow>[] = [
    { key: 'day', title: t('day'), sheet: { type: 'day' } },
    {
      key: 'kind',
      title: t('kind'),
      sheet: { names: namesOf(t, KINDS) },
      render: (row) => t(row.kind),
    },
    {
      key: 'debit',
      title: t('debit'),
      sheet: { names: accounts },
      render: (row) => named(row.debit),
    },
    {
      key: 'credit',
      title: t('credit'),
      sheet: { names: accounts },
      render: (row) => named(row.credit),
    },
    money('fen', t('amount')),
    { key: 'madeBy', title: t('by'), sheet: {} },
  ]
  const list = useList(loan.drawdownEntries, { of: 'loanEntry', filters: [], fixed: { no } })
  return (
    <ListCard
      title={t('entries')}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      empty={{ icon: 'wallet', title: t('noEntries') }}
    />
  )
}
