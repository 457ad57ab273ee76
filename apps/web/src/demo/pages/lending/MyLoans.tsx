import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/States.tsx'
import { LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { LoanLine } from '../../lending/parts/LoanLine.tsx'
import { lendingPaths } from '../../lending/paths.ts'

/** `/jiuXianDemo/myLoan`: every loan of the visit, the newest first. */
export function Component() {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  return (
    <LendingPage title={t('loansTitle')} needs="READY">
      {({ loans }) =>
        loans.length === 0 ? (
          <Empty icon="wallet" title={t('noLoans')}>
            <p>{t('noLoansText')}</p>
            <Button variant="primary" onClick={() => navigate(lendingPaths.products())}>
              {t('drawNow')}
            </Button>
          </Empty>
        ) : (
          <ul className={styles.list}>
            {loans.map((loan) => (
              <li key={loan.no}>
                <LoanLine loan={loan} />
              </li>
            ))}
          </ul>
        )
      }
    </LendingPage>
  )
}
