import { DEMO_BORROWER } from '@xinjian/contract/lending-demo/world'
import { maskIdNo, maskMobile } from '@xinjian/format'
import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { Pairs } from '../../lending/parts/LoanLine.tsx'
import { lendingPaths } from '../../lending/paths.ts'

const LAST_DIGITS = 4
const { companyName, personName, idNo, mobile, cardNo } = DEMO_BORROWER

/** `/jiuXianDemo/userCenter`: the invented borrower, and how long the visit lasts. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('meTitle')}>
      {({ line, loans, endsAt }) => (
        <>
          <section className={styles.card}>
            <Pairs
              rows={[
                [t('firm'), companyName],
                [t('person'), `${personName} ${maskIdNo(idNo)}`],
                [t('phone'), maskMobile(mobile)],
                [t('card'), line ? `**** ${cardNo.slice(-LAST_DIGITS)}` : t('notOpened')],
              ]}
            />
          </section>
          <Link className={styles.line} to={lendingPaths.loans()}>
            <b>{t('loans')}</b>
            <span>{t('loansNote', { n: loans.length })}</span>
          </Link>
          <p className={styles.note}>{t('visitEnds', { time: instant(endsAt).slice(11, 16) })}</p>
        </>
      )}
    </LendingPage>
  )
}
