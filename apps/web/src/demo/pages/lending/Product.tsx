import { useQuery } from '@tanstack/react-query'
import { DEMO_PRODUCTS, type DemoProduct } from '@xinjian/contract/lending-demo/world'
import { lendingDemo } from '@xinjian/contract/nouns/public/lendingDemo'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { LedBack, LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { AmountField, TermField } from '../../lending/parts/Asked.tsx'
import { fenOf, rate, yuan } from '../../lending/parts/figures.ts'
import { Pairs } from '../../lending/parts/LoanLine.tsx'
import { Plan } from '../../lending/parts/Plan.tsx'
import { lendingPaths } from '../../lending/paths.ts'

/** `/jiuXianDemo/detail?product`: a product, and a plan tried on it. */
export function Component() {
  const t = useWords(pageWords)
  const [query] = useSearchParams()
  const product = DEMO_PRODUCTS.find(({ code }) => code === query.get('product'))
  return (
    <LendingPage title={t('productTitle')} needs="READY">
      {() =>
        product ? (
          <One key={product.code} product={product} />
        ) : (
          <LedBack to={lendingPaths.products()} why={t('noProduct')} />
        )
      }
    </LendingPage>
  )
}

function One({ product }: { product: DemoProduct }) {
  const t = useWords(pageWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const { code, name, note, terms, leastFen, mostFen } = product
  const [typed, setTyped] = useState('100000')
  const [months, setMonths] = useState(product.months.at(-1) ?? 1)
  const amountFen = fenOf(typed)
  const fits = amountFen !== null && amountFen >= leastFen && amountFen <= mostFen
  return (
    <>
      <section className={styles.card}>
        <h2>{name[language]}</h2>
        <p className={styles.note}>{note[language]}</p>
        <Pairs
          rows={[
            [t('rateFrom'), rate(terms.ratePpm)],
            [t('amountYuan'), t('range', { least: yuan(leastFen), most: yuan(mostFen) })],
            [t('term'), t('months', { list: product.months.join(' / ') })],
          ]}
        />
      </section>
      <section className={styles.card}>
        <h2>{t('trial')}</h2>
        <AmountField
          value={typed}
          onChange={setTyped}
          error={fits ? undefined : t('amountBad', { least: yuan(leastFen), most: yuan(mostFen) })}
        />
        <TermField months={product.months} value={months} onChange={setMonths} />
        {fits && <Trial asked={{ product: code, amountFen, months }} />}
      </section>
      <Button
        variant="primary"
        size="lg"
        block
        onClick={() => navigate(lendingPaths.draw({ product: code }))}
      >
        {t('drawThis')}
      </Button>
    </>
  )
}

function Trial({ asked }: { asked: { product: string; amountFen: number; months: number } }) {
  const t = useWords(pageWords)
  const { data, error, refetch } = useQuery(query(lendingDemo.lendingTrial, asked))
  if (error) return <Failed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} />
  return (
    <>
      <Pairs
        rows={[
          [t('totalInterest'), yuan(data.interestFen)],
          [t('totalPaid'), yuan(data.totalFen)],
        ]}
      />
      <Plan periods={data.periods} />
    </>
  )
}
