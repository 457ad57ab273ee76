import { LOAN_STATES } from '@xinjian/contract/loan/states'
import { type LoanRow, loan } from '@xinjian/contract/nouns/finance/loan'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { choiceOf } from '../../list/choice.ts'
import type { ListColumn } from '../../list/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { Two, useLoanColumns } from '../columns.tsx'
import { words } from '../words.ts'

type OwnRow = LoanRow & { funder: string }

/** `/supplyChain/ownLoans?state&page&size`: loans that one's own company has. */
export function Component() {
  const t = useWords(words)
  const go = useNavigate()
  const funder: ListColumn<OwnRow> = {
    key: 'funder',
    title: t('funder'),
    sheet: [{}, { title: t('loanNo'), field: 'no' }],
    render: (row) => <Two above={row.funder} below={row.no} />,
  }
  const others = useLoanColumns().filter(
    ({ key }) => key !== 'borrowerName' && key !== 'appliedBy',
  ) as ListColumn<OwnRow>[]
  const list = useList(loan.ownLoanList, {
    of: 'ownLoan',
    filters: [choiceOf('state', LOAN_STATES, { label: t('state'), all: t('allStates'), say: t })],
  })
  return (
    <ListPage
      title={t('ownTitle')}
      note={t('ownNote')}
      list={list}
      columns={[funder, ...others]}
      rowKey={(row) => row.no}
      onOpen={(row) => void go(supplyChainPaths.ownLoan({ no: row.no }))}
      noMatch={t('noMatch')}
      empty={{ icon: 'file', title: t('noOwn'), children: <p>{t('noOwnHint')}</p> }}
    />
  )
}
