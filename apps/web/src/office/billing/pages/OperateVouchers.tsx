import { useQuery } from '@tanstack/react-query'
import { billing } from '@xinjian/contract/nouns/billing'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { useVoucherColumns } from '../operate/voucher-columns.tsx'
import { words } from '../operate/words.ts'

/** `/operateManage/vouchers`: what operators entered, those that wait first. */
export function Component() {
  const t = useWords(words)
  const found = useQuery(query(billing.operateVouchers, {}))
  return (
    <ListPage
      title={t('vouchers')}
      note={t('vouchersNote')}
      list={{
        ...useWholeList(found.data, { of: 'voucher' }),
        error: found.error ? messageOf(found.error) : undefined,
      }}
      columns={useVoucherColumns()}
      rowKey={(row) => row.id}
      empty={{ icon: 'wallet', title: t('noVouchers') }}
    />
  )
}
