import { DEMO_LIMIT_FEN } from '@xinjian/contract/lending-demo/world'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { yuan } from '../../lending/parts/figures.ts'
import { placeOf } from '../../lending/useLending.ts'

const WAY = ['how1', 'how2', 'how3', 'how4', 'how5'] as const

/** `/jiuXianDemo/home`: what may be borrowed, and the way there. */
export function Component() {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  return (
    <LendingPage title={t('homeTitle')}>
      {({ step, line }) => (
        <>
          <section className={styles.hero}>
            <p>{t(line ? 'available' : 'most')}</p>
            <strong>{yuan(line ? line.availableFen : DEMO_LIMIT_FEN)}</strong>
            <p>{t('homeNote')}</p>
          </section>
          <Button variant="primary" size="lg" block onClick={() => navigate(placeOf(step))}>
            {t(step === 'FILE' ? 'getLine' : step === 'READY' ? 'seeLine' : 'goOn')}
          </Button>
          <section className={styles.card}>
            <h2>{t('how')}</h2>
            <ol className={styles.steps}>
              {WAY.map((key) => (
                <li key={key} data-done={step === 'READY' && key < 'how4'}>
                  {t(key)}
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </LendingPage>
  )
}
