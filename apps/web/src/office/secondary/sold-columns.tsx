import { type SecondaryRow, type SoldRow, secondary } from '@xinjian/contract/nouns/secondary'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { yuan } from '../billing/yuan.ts'
import ways from '../common/cells/ways.module.css'
import cells from '../common/cells.module.css'
import { useProductName } from '../product/product-name.ts'
import { useUnit } from '../product/useUnit.ts'
import { words } from './sold-words.ts'
import { useSecondaryChanged } from './useSecondaryChanged.ts'

export function useSoldColumns(child: SecondaryRow | undefined): Column<SoldRow>[] {
  const t = useWords(words)
  const nameOf = useProductName()
  const unit = useUnit()
  const may = useMay('secondary.write')
  const changed = useSecondaryChanged()
  const id = child?.id ?? 0
  const close = async (row: SoldRow) => {
    const message = t('closeAsk', { name: child?.name ?? '', product: nameOf(row) })
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (!(await ask({ tone: 'warning', message, ...box }))) return
    try {
      await call(secondary.secondaryProductClose, { id, product: row.product })
      toast('success', t('closed'))
      await changed()
    } catch (error) {
      toastRefusal(error)
    }
  }
  const money = (key: 'cost' | 'price'): Column<SoldRow> => ({
    key,
    title: t(key),
    align: 'right',
    render: (row) => {
      const hao = row[key]
      const said = hao === null ? '--' : t('perUnit', { price: yuan(hao), unit: unit(row.unit) })
      return <span className={textStyles.num}>{said}</span>
    },
  })
  const action: Column<SoldRow> = {
    key: 'action',
    title: '',
    name: '',
    value: () => null,
    align: 'right',
    render: (row) => (
      <span className={ways.ways}>
        {row.own && (
          <Link to={paths.sellProduct({ id, product: row.product })}>
            {t(row.status === 'OPEN' ? 'doChange' : 'doOpen')}
          </Link>
        )}
        {row.status === 'OPEN' && (
          <Button size="sm" onClick={() => void close(row)}>
            {t('doClose')}
          </Button>
        )}
      </span>
    ),
  }
  return [
    { key: 'product', title: t('product'), render: nameOf },
    money('cost'),
    money('price'),
    {
      key: 'quota',
      title: t('quota'),
      align: 'right',
      render: (row) => (
        <span className={cells.two}>
          {row.quota === null ? t('noQuota') : t('quotaUsed', { used: row.used, quota: row.quota })}
          {row.quota === null && row.status === 'OPEN' && (
            <small className={textStyles.muted}>{t('usedN', { used: row.used })}</small>
          )}
        </span>
      ),
    },
    { key: 'status', title: t('status'), render: (row) => <SoldStatus row={row} /> },
    ...(may ? [action] : []),
  ]
}

function SoldStatus({ row }: { row: SoldRow }) {
  const t = useWords(words)
  if (!row.own) return <Tag colour="red">{t('ownClosed')}</Tag>
  if (row.under) return <Tag colour="yellow">{t('under')}</Tag>
  return <Tag colour={row.status === 'OPEN' ? 'green' : 'grey'}>{t(row.status)}</Tag>
}
