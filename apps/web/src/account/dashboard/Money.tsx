import { useQuery } from '@tanstack/react-query'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { groupDigits, yuanOfHao } from '@xinjian/format'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import textStyles from '../../ui/styles/text.module.css'
import { words } from '../dashboard-words.ts'
import styles from './money.module.css'

/** What the company can spend, for whom it concerns; said louder once it is below the warning. */
export function Money() {
  const t = useWords(words)
  const may = useMay('money.read')
  const { data, isLoading } = useQuery({ ...query(ledger.companyBalance, {}), enabled: may })
  // Its place is kept: what stands below does not move when the amount comes.
  if (isLoading) return <p className={styles.money}>&nbsp;</p>
  if (!data) return null
  const amount = groupDigits(yuanOfHao(Math.abs(data.spendable)))
  return (
    <p className={styles.money} role={data.low ? 'alert' : undefined}>
      <span>
        {t('spendable')}{' '}
        <b className={textStyles.num}>
          {data.spendable < 0 ? '−' : ''}¥{amount}
        </b>
      </span>
      {data.low && <strong>{t('low')}</strong>}
      <Link to={paths.monthlyBill()}>{t('toBill')}</Link>
    </p>
  )
}
