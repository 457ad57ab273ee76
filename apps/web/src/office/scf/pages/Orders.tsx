import { scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { ORDER_STATES } from '@xinjian/contract/scf/states'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useOrderColumns } from '../order/columns.tsx'
import { orderWords } from '../order/words.ts'
import { words } from '../words.ts'

/** `/supplyChain/orders?keyword&state&from&to&page&size`: orders of the company as the funder. */
export function Component() {
  const t = useWords(words)
  const o = useWords(orderWords)
  const go = useNavigate()
  const list = useList(scfOrder.scfOrderList, {
    of: 'scfOrder',
    filters: [
      { kind: 'search', key: 'keyword', label: o('keyword') },
      choiceOf('state', ORDER_STATES, { label: t('state'), all: t('allStates'), say: o }),
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  return (
    <ListPage
      title={o('ordersTitle')}
      note={o('ordersNote')}
      list={list}
      columns={useOrderColumns(true)}
      rowKey={({ no }) => no}
      onOpen={({ no }) => void go(supplyChainPaths.order({ no }))}
      noMatch={t('noMatch')}
      empty={{ icon: 'file', title: o('noOrders'), children: <p>{o('noOrdersHint')}</p> }}
    />
  )
}
