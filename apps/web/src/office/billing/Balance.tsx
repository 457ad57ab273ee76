import { useQuery } from '@tanstack/react-query'
import type { BillHead } from '@xinjian/contract/nouns/billing'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Card, Stat } from '../../ui/Card.tsx'
import styles from './billing.module.css'
import { WarnDialog } from './WarnDialog.tsx'
import { words } from './words.ts'
import { yuan } from './yuan.ts'

/** What the month comes to, beside what the account holds now. */
export function Balance({ head }: { head: BillHead | undefined }) {
  const t = useWords(words)
  const may = useMay('money.manage')
  const { data } = useQuery(query(ledger.companyCapital, {}))
  return (
    <Card title={t('account')} extra={may && data && <WarnDialog below={data.warnBelow} />}>
      <div className={styles.figures}>
        <Stat label={t('total')} value={head ? yuan(head.total) : '--'} note={t('totalNote')} />
        <Stat label={t('spendable')} value={data ? yuan(data.spendable) : '--'} />
        <Stat label={t('available')} value={data ? yuan(data.available) : '--'} />
        <Stat label={t('held')} value={data ? yuan(data.held) : '--'} />
        <Stat label={t('credit')} value={data ? yuan(data.creditLimit) : '--'} />
        <Stat
          label={t('recharged')}
          value={data ? yuan(data.recharged) : '--'}
          note={
            data?.lastRecharge &&
            t('lastRecharge', {
              at: instant(data.lastRecharge.at).slice(0, 10),
              amount: yuan(data.lastRecharge.amount),
            })
          }
        />
        <Stat label={t('spentAll')} value={data ? yuan(data.spent) : '--'} />
      </div>
      {data?.low && (
        <p role="alert" className={styles.low}>
          {t('low', { below: yuan(data.warnBelow ?? 0) })}
        </p>
      )}
    </Card>
  )
}
