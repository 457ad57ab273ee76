import { DEMO_PRODUCTS } from '@xinjian/contract/lending-demo/world'
import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { rate, yuan } from '../../lending/parts/figures.ts'
import { lendingPaths } from '../../lending/paths.ts'

/** `/jiuXianDemo/list`: what can be borrowed. */
export function Component() {
  const t = useWords(pageWords)
  const language = useLanguage()
  return (
    <LendingPage title={t('productsTitle')} needs="READY">
      {() => (
        <ul className={styles.list}>
          {DEMO_PRODUCTS.map(({ code, name, note, terms, months, leastFen, mostFen }) => (
            <li key={code}>
              <Link className={styles.line} to={lendingPaths.product({ product: code })}>
                <span>
                  <b>{name[language]}</b>
                  <small>{note[language]}</small>
                  <small>
                    {t('range', { least: yuan(leastFen), most: yuan(mostFen) })} ·{' '}
                    {t('months', { list: months.join(' / ') })}
                  </small>
                </span>
                <span>
                  <strong>{rate(terms.ratePpm)}</strong>
                  <small>{t('rateFrom')}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </LendingPage>
  )
}
