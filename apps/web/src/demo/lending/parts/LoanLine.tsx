import { DEMO_ORDERS, DEMO_PRODUCTS } from '@xinjian/contract/lending-demo/world'
import type { DemoLoan } from '@xinjian/contract/nouns/public/lendingDemo'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import styles from '../lending.module.css'
import { lendingPaths } from '../paths.ts'
import { loanWords, words } from '../words.ts'
import { yuan } from './figures.ts'

const COLOURS: Record<DemoLoan['state'], FlagColour> = {
  ...{ APPLIED: 'accent', APPROVED: 'accent', SIGNED: 'accent', DISBURSING: 'yellow' },
  ...{ DISBURSED: 'green', PARTIAL_REPAID: 'green', OVERDUE: 'red', SETTLED: 'grey' },
  ...{ REJECTED: 'red', FAILED: 'red' },
}

export function LoanState({ state }: { state: DemoLoan['state'] }) {
  const s = useWords(loanWords)
  return <Tag colour={COLOURS[state]}>{s(state)}</Tag>
}

export function useNames(loan: Pick<DemoLoan, 'product' | 'orderNo'>) {
  const language = useLanguage()
  const product = DEMO_PRODUCTS.find(({ code }) => code === loan.product)
  const order = DEMO_ORDERS.find(({ no }) => no === loan.orderNo)
  return { product: product?.name[language] ?? loan.product, order, goods: order?.goods[language] }
}

/** One loan in a list. */
export function LoanLine({ loan }: { loan: DemoLoan }) {
  const t = useWords(words)
  const { product } = useNames(loan)
  const runs = loan.disbursedOn !== null
  return (
    <Link
      className={styles.line}
      to={runs ? lendingPaths.loan({ loan: loan.no }) : lendingPaths.order({ loan: loan.no })}
    >
      <span>
        <b>{product}</b>
        <small>{t('loanNo', { no: loan.no, order: loan.orderNo })}</small>
      </span>
      <span>
        <strong>{yuan(loan.amountFen)}</strong>
        <LoanState state={loan.state} />
      </span>
    </Link>
  )
}

/** Names and values, one a line. */
export function Pairs({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.pairs}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
