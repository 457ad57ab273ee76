import { DEMO_PRODUCTS } from '@xinjian/contract/lending-demo/world'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { rate, yuan } from '../../lending/parts/figures.ts'
import { LoanLine, Pairs } from '../../lending/parts/LoanLine.tsx'
import { lendingPaths } from '../../lending/paths.ts'

const RATES = DEMO_PRODUCTS.map(({ terms }) => terms.ratePpm)

/** `/jiuXianDemo/amount`: limit, what is left of it, rate, until when. */
export function Component() {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  return (
    <LendingPage title={t('amountTitle')} needs="READY">
      {({ line, loans }) =>
        line && (
          <>
            <section className={styles.hero}>
              <p>{t('available')}</p>
              <strong>{yuan(line.availableFen)}</strong>
              <dl>
                {(['limit', 'used', 'frozen'] as const).map((key) => (
                  <div key={key}>
                    <dt>{t(key)}</dt>
                    <dd>{yuan(line[`${key}Fen`])}</dd>
                  </div>
                ))}
              </dl>
            </section>
            {(line.state === 'FROZEN' || line.state === 'EXPIRED') && (
              <p className={styles.refusal} role="status">
                {t(`line${line.state}`)}
              </p>
            )}
            <section className={styles.card}>
              <Pairs
                rows={[
                  [t('rateFrom'), `${rate(Math.min(...RATES))} – ${rate(Math.max(...RATES))}`],
                  [t('validTo'), line.toDay],
                ]}
              />
            </section>
            <Button
              variant="primary"
              size="lg"
              block
              disabled={line.state !== 'ACTIVE'}
              onClick={() => navigate(lendingPaths.products())}
            >
              {t('drawNow')}
            </Button>
            {loans.length > 0 && (
              <section className={styles.list} aria-label={t('loans')}>
                {loans.slice(0, 3).map((loan) => (
                  <LoanLine key={loan.no} loan={loan} />
                ))}
              </section>
            )}
          </>
        )
      }
    </LendingPage>
  )
}
