import type { OrderRow } from '@xinjian/contract/nouns/finance/scf-order'
import { ORDER_STATES, ORDER_TYPES } from '@xinjian/contract/scf/states'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import cells from '../../common/cells.module.css'
import { type ListColumn, namesOf } from '../../list/column.ts'
import { money, Two } from '../../loan/columns.tsx'
import { words } from '../words.ts'
import { OrderTag } from './OrderTag.tsx'
import { orderWords } from './words.ts'

/** `isFunder`: with what was paid out. */
export function useOrderColumns(isFunder: boolean): ListColumn<OrderRow>[] {
  const t = useWords(words)
  const o = useWords(orderWords)
  return [
    {
      key: 'purchaseNo',
      title: o('purchaseNo'),
      sheet: [{}, { title: t('no'), field: 'no' }],
      render: (row) => <Two above={row.purchaseNo} below={row.no} />,
    },
    {
      key: 'seller',
      title: o('seller'),
      sheet: [{}, { title: o('goods'), field: 'goods' }],
      render: (row) => <Two above={row.seller} below={row.goods} />,
    },
    {
      key: 'buyer',
      title: o('buyer'),
      sheet: [{}, { title: o('type'), field: 'type', names: namesOf(o, ORDER_TYPES) }],
      render: (row) => <Two above={row.buyer} below={o(row.type)} />,
    },
    money('amountFen', t('amount')),
    ...(isFunder ? [money<OrderRow>('financedFen', t('financed'))] : []),
    { key: 'deliveryDay', title: o('deliveryDay'), sheet: [{ type: 'day' }] },
    {
      key: 'state',
      title: t('state'),
      sheet: [{ names: namesOf(o, ORDER_STATES) }],
      render: (row) => (
        <span className={cells.two}>
          <OrderTag of={row.state} />
          {row.late ? <small>{o('late')}</small> : null}
        </span>
      ),
    },
    {
      key: 'madeBy',
      title: t('madeBy'),
      sheet: [{}, { title: t('madeAt'), field: 'madeAt', type: 'instant' }],
      render: (row) => <Two above={row.madeBy} below={instant(row.madeAt).slice(0, 10)} />,
    },
  ]
}
