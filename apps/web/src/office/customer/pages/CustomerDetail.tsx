import { useQuery } from '@tanstack/react-query'
import { customer } from '@xinjian/contract/nouns/customer'
import { wantsReason } from '../../../api/access-reason.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import AccessReasonForm from '../../accessReason/AccessReasonForm.tsx'
import { runningMonth } from '../../billing/MonthSelect.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import styles from '../../common/office-pages.module.css'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { CustomerBill } from '../CustomerBill.tsx'
import { Holdings } from '../Holdings.tsx'
import { accountWords, words } from '../words.ts'

/** `/customerManage/detail?id&month`: what a customer has, for whoever said why he looks. */
export function Component() {
  const t = useWords(accountWords)
  const back = useWords(words)('back')
  const [query, change] = useQueryState()
  const id = numberIn(query, 'id', 0)
  const month = query.get('month')
  const named = useQuery({ ...ask(customer.customerFind, { id }), enabled: id > 0 })
  const found = useQuery({ ...ask(customer.customerDetail, { id }), enabled: id > 0 })
  const fault = named.error ?? found.error
  const note = found.data
    ? t('looking', { why: found.data.reason, until: instant(found.data.until).slice(11, 16) })
    : t('detailNote')
  return (
    <>
      <PageHead title={named.data?.name ?? t('detail')} note={note}>
        <GoLink to={paths.customers()}>{back}</GoLink>
        {found.data && (
          <Button onClick={() => change({ month: runningMonth() })}>{t('running')}</Button>
        )}
      </PageHead>
      {wantsReason(fault) ? (
        <Card flush>
          <AccessReasonForm id={id} onTold={() => found.refetch()} />
        </Card>
      ) : found.data && !fault ? (
        <div className={styles.stack}>
          {month && <CustomerBill id={id} month={month} />}
          <Holdings of={found.data} onBill={(next) => change({ month: next })} />
        </div>
      ) : (
        <Card>
          {fault || id === 0 ? (
            <Failed
              message={fault ? messageOf(fault) : t('choose')}
              {...(fault && { onRetry: () => void found.refetch() })}
            />
          ) : (
            <Skeleton lines={6} />
          )}
        </Card>
      )}
    </>
  )
}
