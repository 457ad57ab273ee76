import type { DemoLoan, DemoTrial } from '@xinjian/contract/nouns/public/lendingDemo'
import { useWords } from '../../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import { periodWords, words } from '../words.ts'
import { yuan } from './figures.ts'
import styles from './plan.module.css'

type Period = DemoTrial['periods'][number] & Partial<DemoLoan['periods'][number]>

const COLOURS: Record<DemoLoan['periods'][number]['state'], FlagColour> = {
  ...{ NOT_DUE: 'grey', DUE: 'yellow', PAID: 'green', OVERDUE: 'red', WAIVED: 'grey' },
}

/** Repayment plan: bars of principal and interest, and the same in figures. */
export function Plan({ periods }: { periods: readonly Period[] }) {
  const t = useWords(words)
  const s = useWords(periodWords)
  const most = Math.max(1, ...periods.map((p) => p.principalFen + p.interestFen))
  return (
    <>
      <div className={styles.bars} aria-hidden="true">
        {periods.map((p) => (
          <span key={p.no}>
            <i data-of="interest" style={{ height: `${(p.interestFen / most) * 100}%` }} />
            <i data-of="principal" style={{ height: `${(p.principalFen / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span data-of="principal">{t('principal')}</span>
        <span data-of="interest">{t('interest')}</span>
      </p>
      <ol className={styles.periods} aria-label={t('plan')}>
        {periods.map((p) => (
          <li key={p.no}>
            <div>
              <b>{t('period', { n: p.no })}</b>
              <time dateTime={p.due}>{p.due}</time>
              {p.state && <Tag colour={COLOURS[p.state]}>{s(p.state)}</Tag>}
            </div>
            <strong>{yuan(p.principalFen + p.interestFen)}</strong>
            <small>
              {t('parts', { principal: yuan(p.principalFen), interest: yuan(p.interestFen) })}
              {p.penaltyFen ? t('ofPenalty', { penalty: yuan(p.penaltyFen) }) : ''}
              {p.overdueDays ? t('ofDays', { n: p.overdueDays }) : ''}
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}
