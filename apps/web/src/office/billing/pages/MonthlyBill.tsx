import { useQuery } from '@tanstack/react-query'
import { billing } from '@xinjian/contract/nouns/billing'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/States.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import styles from '../../common/office-pages.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { Adjustments } from '../Adjustments.tsx'
import { Balance } from '../Balance.tsx'
import { BillActions } from '../BillActions.tsx'
import { BillCalls } from '../BillCalls.tsx'
import { BillTalk } from '../BillTalk.tsx'
import { useBillColumns } from '../columns.tsx'
import { MonthSelect, runningMonth } from '../MonthSelect.tsx'
import { words } from '../words.ts'

/** `/finance/monthlyBill?month&productId`: what a month comes to by product, and each call behind it. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const month = query.get('month') ?? runningMonth()
  const found = useQuery(ask(billing.billMonth, { month }))
  const bill = found.data
  const columns = useBillColumns((line) => change({ productId: line.product, page: null }))
  return (
    <>
      <PageHead title={t('monthly')} note={t('monthlyNote')}>
        <MonthSelect
          value={month}
          onChange={(next) => change({ month: next, productId: null, page: null })}
        />
        {bill && <BillActions bill={bill} />}
      </PageHead>
      <div className={styles.stack}>
        <Balance head={bill?.head} />
        <Card
          flush
          title={t('byProduct')}
          extra={
            bill && (
              <Tag colour={['FROZEN', 'DISPUTED'].includes(bill.head.status) ? 'yellow' : 'grey'}>
                {t(bill.head.status)}
              </Tag>
            )
          }
        >
          <Table
            caption={t('byProduct')}
            columns={columns}
            rows={bill?.lines}
            rowKey={(line) => line.product}
            loading={found.isPending}
            error={found.error ? messageOf(found.error) : undefined}
            onRetry={() => void found.refetch()}
            empty={<Empty icon="file" title={t('none')} />}
          />
        </Card>
        {bill && <BillTalk head={bill.head} />}
        {bill && <Adjustments rows={bill.adjustments} />}
        {bill && bill.lines.length > 0 && <BillCalls month={month} lines={bill.lines} />}
      </div>
    </>
  )
}
