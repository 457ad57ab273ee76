import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/States.tsx'
import { MonthSelect, runningMonth } from '../../billing/MonthSelect.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import styles from '../../common/office-pages.module.css'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { BillOf } from '../BillOf.tsx'
import { CustomerSelect } from '../CustomerSelect.tsx'
import { words } from '../sold-words.ts'
import { words as customerWords } from '../words.ts'

/** `/secondaryCustomer/bill?companyId&month&productId`: what a secondary customer owes for a month, and each call behind it. */
export function Component() {
  const t = useWords(words)
  const tc = useWords(customerWords)
  const [query, change] = useQueryState()
  const companyId = numberIn(query, 'companyId', 0)
  const month = query.get('month') ?? runningMonth()
  return (
    <>
      <PageHead title={t('bill')} note={t('billNote')}>
        <CustomerSelect
          value={companyId}
          onChange={(id) => change({ companyId: id || null, productId: null, page: null })}
        />
        <MonthSelect
          value={month}
          onChange={(next) => change({ month: next, productId: null, page: null })}
        />
      </PageHead>
      <div className={styles.stack}>
        {companyId > 0 ? (
          <BillOf companyId={companyId} month={month} />
        ) : (
          <Card>
            <Empty icon="building" title={t('chooseCustomer')}>
              <GoLink to={paths.secondaries()}>{tc('title')}</GoLink>
            </Empty>
          </Card>
        )}
      </div>
    </>
  )
}
