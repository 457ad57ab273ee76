import { useQuery } from '@tanstack/react-query'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Card, Stat } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { BillTalk } from '../billing/BillTalk.tsx'
import styles from '../billing/billing.module.css'
import { productFilter } from '../billing/product-filter.ts'
import { words as billWords } from '../billing/words.ts'
import { yuan } from '../billing/yuan.ts'
import { useQueryState } from '../common/useQueryState.ts'
import { ListCard } from '../list/ListCard.tsx'
import { useList } from '../list/useList.ts'
import { type CostedLine, useCallColumns, useCostedColumns } from './bill-columns.tsx'
import { OwedSteps } from './OwedSteps.tsx'
import { words } from './sold-words.ts'

/** What a month of one customer comes to, beside what it cost, and each call behind it. */
export function BillOf({ companyId, month }: { companyId: number; month: string }) {
  const t = useWords(words)
  const tb = useWords(billWords)
  const language = useLanguage()
  const [, change] = useQueryState()
  const found = useQuery(ask(secondary.secondaryBill, { companyId, month }))
  const columns = useCostedColumns((line) => change({ productId: line.product, page: null }))
  const lines = found.data?.lines.map(
    (line): CostedLine => ({
      ...line,
      cost: found.data.costs.find(({ product }) => product === line.product)?.cost ?? 0,
    }),
  )
  const cost = found.data?.costs.reduce((sum, each) => sum + each.cost, 0) ?? 0
  const head = found.data?.head
  const total = head?.total
  const list = useList(secondary.secondaryCalls, {
    of: 'secondaryCall',
    fixed: { companyId, month },
    filters: [productFilter(lines ?? [], { label: t('product'), all: t('allProducts'), language })],
  })
  return (
    <>
      <Card
        title={month}
        extra={
          head && (
            <>
              <Tag colour={head.status === 'DISPUTED' ? 'yellow' : 'grey'}>{tb(head.status)}</Tag>
              <OwedSteps companyId={companyId} head={head} />
            </>
          )
        }
      >
        <div className={styles.figures}>
          <Stat label={t('total')} value={total === undefined ? '--' : yuan(total)} />
          <Stat label={t('totalCost')} value={found.data ? yuan(cost) : '--'} />
          <Stat label={t('margin')} value={total === undefined ? '--' : yuan(total - cost)} />
        </div>
      </Card>
      {head && <BillTalk head={head} />}
      <Card flush title={t('byProduct')}>
        <Table
          caption={t('byProduct')}
          columns={columns}
          rows={lines}
          rowKey={(line) => line.product}
          loading={found.isPending}
          error={found.error ? messageOf(found.error) : undefined}
          onRetry={() => void found.refetch()}
          empty={<Empty icon="file" title={t('none')} />}
        />
      </Card>
      <ListCard
        title={t('callsOf', { month })}
        list={list}
        columns={useCallColumns()}
        rowKey={(row) => row.no}
        fileName={`${t('bill')}-${month}`}
        empty={{ icon: 'file', title: t('none') }}
      />
    </>
  )
}
