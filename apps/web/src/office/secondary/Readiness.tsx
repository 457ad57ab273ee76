import { type SecondaryRow, secondary } from '@xinjian/contract/nouns/secondary'
import type { ReactNode } from 'react'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { toast } from '../../ui/feedback.ts'
import { yuan } from '../billing/yuan.ts'
import { GoLink } from '../common/GoLink.tsx'
import { FreezeDialog } from './FreezeDialog.tsx'
import { FundDialog } from './FundDialog.tsx'
import styles from './secondary.module.css'
import { words } from './words.ts'

/** What a customer needs before it can make queries, what of it is there, and how to add the rest. */
export function Readiness({ row }: { row: SecondaryRow }) {
  const t = useWords(words)
  const may = useMay('secondary.write')
  const user = row.userName ?? '--'
  const spendable = row.available + row.creditLimit
  const invite = () =>
    call(secondary.secondaryInvite, { id: row.id }).then(
      ({ sentTo }) => toast('success', t('invited', { to: sentTo })),
      toastRefusal,
    )
  const step = (name: string, text: string, action: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
      {may && action}
    </div>
  )
  return (
    <Card title={row.name}>
      <dl className={styles.steps}>
        {step(
          t('stepAccount'),
          t(row.waiting ? 'stepAccountWait' : 'stepAccountDone', { user }),
          row.waiting && <Button onClick={() => void invite()}>{t('invite')}</Button>,
        )}
        {step(
          t('stepProducts'),
          row.products > 0 ? t('stepProductsDone', { n: row.products }) : t('stepProductsNone'),
          <GoLink to={paths.soldProducts({ id: row.id })}>{t('toProducts')}</GoLink>,
        )}
        {step(
          t('stepFunds'),
          spendable > 0
            ? t('stepFundsDone', { sum: yuan(spendable), credit: yuan(row.creditLimit) })
            : t('stepFundsNone'),
          <FundDialog row={row} />,
        )}
        {step(
          t('stepStanding'),
          row.status === 'FROZEN'
            ? t('standingFrozen', { why: row.frozenWhy ?? '' })
            : t('standingActive'),
          <FreezeDialog row={row} />,
        )}
      </dl>
    </Card>
  )
}
