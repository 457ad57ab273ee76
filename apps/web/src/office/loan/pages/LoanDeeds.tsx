import { useQueryClient } from '@tanstack/react-query'
import { DEED_KINDS, DEED_STATES } from '@xinjian/contract/loan/states'
import { type LoanDeedRow, loan } from '@xinjian/contract/nouns/finance/loan'
import { useNavigate } from 'react-router'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { choiceOf } from '../../list/choice.ts'
import type { ListColumn } from '../../list/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { DeedDecide } from '../DeedDecide.tsx'
import { useDeedColumns } from '../deed-columns.tsx'
import { words } from '../words.ts'

type Row = LoanDeedRow & { loanNo: string }

/** `/supplyChain/deeds?keyword&state&kind&page&size`: payments, waivers and fees of all loans. */
export function Component() {
  const t = useWords(words)
  const go = useNavigate()
  const client = useQueryClient()
  const list = useList(loan.drawdownDeeds, {
    of: 'loanDeed',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keywordDeed') },
      choiceOf('state', DEED_STATES, { label: t('state'), all: t('allStates'), say: t }),
      choiceOf('kind', DEED_KINDS, { label: t('kind'), all: t('allKinds'), say: t }),
    ],
  })
  const of: ListColumn<Row> = { key: 'loanNo', title: t('loanNo'), sheet: {} }
  const columns = useDeedColumns<Row>((row) => (
    <DeedDecide
      no={row.loanNo}
      row={row}
      onDone={() => client.invalidateQueries({ queryKey: keyOf(loan.drawdownDeeds) })}
    />
  ))
  return (
    <ListPage
      title={t('deedsTitle')}
      note={t('deedsNote')}
      list={list}
      columns={[of, ...columns]}
      rowKey={(row) => row.id}
      onOpen={(row) => void go(supplyChainPaths.loan({ no: row.loanNo }))}
      noMatch={t('noMatch')}
      empty={{ icon: 'check', title: t('noDeeds') }}
    />
  )
}
