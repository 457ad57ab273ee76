import { LOAN_STATES } from '@xinjian/contract/loan/states'
import { loan } from '@xinjian/contract/nouns/finance/loan'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useLoanColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/supplyChain/loans?keyword&state&from&to&page&size`: loans that the company gives. */
export function Component() {
  const t = useWords(words)
  const go = useNavigate()
  const list = useList(loan.drawdownList, {
    of: 'loan',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keywordLoan') },
      choiceOf('state', LOAN_STATES, { label: t('state'), all: t('allStates'), say: t }),
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  return (
    <ListPage
      title={t('loansTitle')}
      note={t('loansNote')}
      list={list}
      columns={useLoanColumns()}
      rowKey={(row) => row.no}
      onOpen={(row) => void go(supplyChainPaths.loan({ no: row.no }))}
      noMatch={t('noMatch')}
      empty={{ icon: 'wallet', title: t('noLoans'), children: <p>{t('noLoansHint')}</p> }}
    />
  )
}
