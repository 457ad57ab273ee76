import { useQuery } from '@tanstack/react-query'
import { BILL_STATUSES } from '@xinjian/contract/money'
import { billing } from '@xinjian/contract/nouns/billing'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { namesOf } from '../../list/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { BillStep } from '../operate/BillStep.tsx'
import { words } from '../operate/words.ts'
import { words as billWords } from '../words.ts'
import { yuan } from '../yuan.ts'

/** `/operateManage/bills`: bills of all companies; each goes its way from confirmed to paid. */
export function Component() {
  const t = useWords(words)
  const tb = useWords(billWords)
  const found = useQuery(query(billing.operateBills, {}))
  return (
    <ListPage
      title={t('bills')}
      note={t('billsNote')}
      list={{
        ...useWholeList(found.data, { of: 'companyBill' }),
        error: found.error ? messageOf(found.error) : undefined,
      }}
      columns={[
        { key: 'month', title: t('month'), sortable: true, sheet: {} },
        { key: 'companyName', title: t('company'), sortable: true, sheet: {} },
        {
          key: 'total',
          title: t('total'),
          sheet: { type: 'hao' },
          align: 'right',
          sortable: true,
          render: (row) => <span className={textStyles.num}>{yuan(row.total)}</span>,
        },
        {
          key: 'status',
          title: t('status'),
          sheet: { names: namesOf(tb, BILL_STATUSES) },
          render: (row) => <Tag>{tb(row.status)}</Tag>,
        },
        { key: 'invoiceNo', title: t('invoiceNo'), sheet: {} },
        { key: 'payment', title: t('payment'), sheet: {} },
        {
          key: 'step',
          title: '',
          name: '',
          value: () => null,
          align: 'right',
          render: (row) => <BillStep row={row} />,
        },
      ]}
      rowKey={(row) => `${row.companyId}/${row.month}`}
      empty={{ icon: 'file', title: t('noBills') }}
    />
  )
}
