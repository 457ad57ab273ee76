import { DEMO_ORDERS, DEMO_PRODUCTS, type DemoProduct } from '@xinjian/contract/lending-demo/world'
import type { DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { formatFen } from '@xinjian/format'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/States.tsx'
import { LedBack, LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { AmountField, TermField } from '../../lending/parts/Asked.tsx'
import { fenOf, yuan } from '../../lending/parts/figures.ts'
import { Refusal } from '../../lending/parts/Refusal.tsx'
import { lendingPaths } from '../../lending/paths.ts'
import { useStep } from '../../lending/useLending.ts'

/** `/jiuXianDemo/oder?product`: a purchase order, how much of it, for how long. */
export function Component() {
  const t = useWords(pageWords)
  const [query] = useSearchParams()
  const product = DEMO_PRODUCTS.find(({ code }) => code === query.get('product'))
  return (
    <LendingPage title={t('drawTitle')} needs="READY">
      {(state) =>
        product ? (
          <Asking state={state} product={product} />
        ) : (
          <LedBack to={lendingPaths.products()} why={t('noProduct')} />
        )
      }
    </LendingPage>
  )
}

function Asking({ state, product }: { state: DemoVisitState; product: DemoProduct }) {
  const t = useWords(pageWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const { take, busy, refused } = useStep()
  const [open] = useState(() => openOrders(state))
  const mostOf = (lendableFen: number) => Math.min(lendableFen, product.mostFen)
  const [orderNo, setOrderNo] = useState(open[0]?.no ?? '')
  const order = DEMO_ORDERS.find(({ no }) => no === orderNo)
  const [typed, setTyped] = useState(formatFen(mostOf(open[0]?.lendableFen ?? 0)))
  const [months, setMonths] = useState(product.months.at(-1) ?? 1)
  if (!order) return <Empty title={t('noOrders')} />
  const { leastFen, mostFen } = product
  const amountFen = fenOf(typed)
  const error =
    amountFen === null || amountFen < leastFen || amountFen > mostFen
      ? t('amountBad', { least: yuan(leastFen), most: yuan(mostFen) })
      : amountFen > order.lendableFen
        ? t('overOrder', { most: yuan(order.lendableFen) })
        : undefined
  const send = async () => {
    if (error || amountFen === null) return
    const body = { product: product.code, orderNo, amountFen, months }
    const next = await take('lendingDraw', body)
    const [drawn] = next?.loans ?? []
    if (drawn) navigate(lendingPaths.order({ loan: drawn.no }), { replace: true })
  }
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset className={styles.list}>
        <legend className={styles.note}>{t('order')}</legend>
        {DEMO_ORDERS.map(({ no, supplier, goods, amountFen, lendableFen }) => {
          const taken = !open.some((one) => one.no === no)
          const sums = { amount: yuan(amountFen), most: yuan(lendableFen) }
          return (
            <label key={no} className={styles.choice}>
              <input
                type="radio"
                name="order"
                checked={no === orderNo}
                disabled={taken}
                onChange={() => {
                  setOrderNo(no)
                  setTyped(formatFen(mostOf(lendableFen)))
                }}
              />
              <span>
                <b>
                  {no} · {supplier}
                </b>
                <small>{goods[language]}</small>
                <small>{taken ? t('orderTaken') : t('orderAmount', sums)}</small>
              </span>
            </label>
          )
        })}
      </fieldset>
      <AmountField value={typed} onChange={setTyped} error={error} />
      <TermField months={product.months} value={months} onChange={setMonths} />
      <Refusal refused={refused} />
      <Button type="submit" variant="primary" size="lg" block busy={busy !== null}>
        {t('drawAction')}
      </Button>
    </form>
  )
}

/** Orders on which there is no loan, or one that came to nothing. */
const openOrders = ({ loans }: DemoVisitState) =>
  DEMO_ORDERS.filter(
    ({ no }) =>
      !loans.some(
        ({ orderNo, state }) => orderNo === no && !['REJECTED', 'FAILED'].includes(state),
      ),
  )
