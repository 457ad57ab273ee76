import type { DataOf } from '@xinjian/contract/endpoint'
import type { customer } from '@xinjian/contract/nouns/customer'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card, Stat } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { words as billWords } from '../billing/words.ts'
import { yuan } from '../billing/yuan.ts'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import cells from '../common/cells.module.css'
import { useProductName } from '../product/product-name.ts'
import styles from './customer.module.css'
import { accountWords } from './words.ts'

type Held = DataOf<typeof customer.customerDetail>

/** What a customer has: balance, products, bills. */
export function Holdings(props: { of: Held; onBill: (month: string) => void }) {
  const t = useWords(accountWords)
  const tb = useWords(billWords)
  const nameOf = useProductName()
  const { of } = props
  return (
    <>
      <Card title={t('account')}>
        <div className={styles.figures}>
          <Stat label={t('available')} value={yuan(of.available)} />
          <Stat label={t('held')} value={yuan(of.held)} />
          <Stat label={t('credit')} value={yuan(of.creditLimit)} />
        </div>
      </Card>
      <Card flush title={t('products')}>
        <Table
          caption={t('products')}
          rows={of.products}
          rowKey={(row) => row.product}
          columns={[
            {
              key: 'product',
              title: t('product'),
              render: nameOf,
            },
            {
              key: 'price',
              title: t('price'),
              value: (row) => row.tiers[0]?.price,
              render: (row) => (
                <span className={cells.two}>
                  {row.tiers.map(({ nth, price }) => (
                    <span key={nth} className={textStyles.num}>
                      {nth === 1 ? yuan(price) : t('priceFrom', { n: nth, price: yuan(price) })}
                    </span>
                  ))}
                </span>
              ),
            },
            { key: 'quota', title: t('quota'), render: (row) => row.quota ?? t('noQuota') },
            {
              key: 'openedAt',
              title: t('opened'),
              render: (row) => (row.openedAt ? instant(row.openedAt).slice(0, 16) : '--'),
            },
          ]}
          empty={<Empty icon="wallet" title={t('noProducts')} />}
        />
      </Card>
      <Card flush title={t('bills')}>
        <Table
          caption={t('bills')}
          rows={of.bills}
          rowKey={(row) => row.month}
          columns={[
            {
              key: 'month',
              title: t('month'),
              render: ({ month }) => (
                <OpenButton onClick={() => props.onBill(month)}>{month}</OpenButton>
              ),
            },
            {
              key: 'total',
              title: t('total'),
              align: 'right',
              render: (row) => <span className={textStyles.num}>{yuan(row.total)}</span>,
            },
            { key: 'status', title: t('state'), render: (row) => <Tag>{tb(row.status)}</Tag> },
          ]}
          empty={<Empty icon="file" title={t('noBills')} />}
        />
      </Card>
    </>
  )
}
