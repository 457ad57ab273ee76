import { useQuery } from '@tanstack/react-query'
import { billing, type CompanyMoneyRow } from '@xinjian/contract/nouns/billing'
import { useState } from 'react'
import { wantsReason } from '../../../api/access-reason.ts'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import type { ListColumn } from '../../list/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { VoucherDialog } from '../operate/VoucherDialog.tsx'
import { words } from '../operate/words.ts'
import { yuan } from '../yuan.ts'

/** `/operateManage/list`: the money of every company; what is entered for one waits for another operator. */
export function Component() {
  const t = useWords(words)
  const [chosen, setChosen] = useState<CompanyMoneyRow | null>(null)
  const found = useQuery(query(billing.operateCompanies, {}))
  const money = (
    key: 'available' | 'held' | 'creditLimit' | 'charged',
    title: string,
  ): ListColumn<CompanyMoneyRow> => ({
    key,
    title,
    sheet: { type: 'hao' },
    align: 'right',
    sortable: true,
    render: (row) => <span className={textStyles.num}>{yuan(row[key])}</span>,
  })
  const count = (key: 'products' | 'calls'): ListColumn<CompanyMoneyRow> => ({
    key,
    title: t(key),
    sheet: { type: 'number' },
    align: 'right',
    sortable: true,
  })
  return (
    <ListPage
      title={t('companies')}
      note={t('companiesNote')}
      list={{
        ...useWholeList(found.data, { of: 'company' }),
        error: found.error ? messageOf(found.error) : undefined,
        mustSay: wantsReason(found.error),
        retry: () => void found.refetch(),
      }}
      columns={[
        { key: 'companyName', title: t('company'), sortable: true, sheet: {} },
        money('available', t('available')),
        money('held', t('held')),
        money('creditLimit', t('credit')),
        count('products'),
        count('calls'),
        money('charged', t('charged')),
        {
          key: 'enter',
          title: '',
          name: '',
          value: () => null,
          align: 'right',
          render: (row) => (
            <Button size="sm" onClick={() => setChosen(row)}>
              {t('enter')}
            </Button>
          ),
        },
      ]}
      rowKey={(row) => row.companyId}
      empty={{ icon: 'building', title: t('noCompanies') }}
    >
      <VoucherDialog row={chosen} onClose={() => setChosen(null)} />
    </ListPage>
  )
}
