import type { ReceivableDetail } from '@xinjian/contract/nouns/finance/receivable'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../supply-chain-paths.ts'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { yuan } from '../loan/fen.ts'
import { Alerts, Facts, History, InvoiceTable, Papers } from './Parts.tsx'
import { Register } from './Register.tsx'
import css from './whole.module.css'
import { wholeWords } from './whole-words.ts'
import { words } from './words.ts'

const COLOURS: Record<ReceivableDetail['checks'][number]['state'], FlagColour> = {
  ...{ PASS: 'green', NOTE: 'yellow', FAIL: 'red', ABSENT: 'grey' },
}

/** One receivable as a side sees it: what the answer does not tell is not shown. `isFunder`: with register and alerts. */
export function Whole({ of, isFunder }: { of: ReceivableDetail; isFunder: boolean }) {
  const t = useWords(words)
  const w = useWords(wholeWords)
  const { row } = of
  const facts: [string, ReactNode][] = [
    [t('seller'), row.seller],
    [t('debtor'), row.debtor],
    [t('amount'), yuan(row.amountFen)],
    [t('dueDay'), row.dueDay],
    [t('contractNo'), row.contractNo],
    [t('contractBuyer'), of.contractBuyer],
    [t('product'), row.productName],
    [t('confirmBy'), row.confirmBy && `${row.confirmBy}${row.late ? ` ${t('late')}` : ''}`],
    [t('financed'), row.financedFen && yuan(row.financedFen)],
    [w('loanNo'), row.loanNo && (isFunder ? <LoanLink no={row.loanNo} /> : row.loanNo)],
    [row.state === 'REJECTED' ? w('refused') : t('note'), of.recordNote],
    [
      w('closing'),
      row.state === 'SETTLED' && row.closingBy && w('closingBy', { who: row.closingBy }),
    ],
    [w('closedWhy'), row.closedAs && `${t(row.closedAs)}。${of.closedWhy ?? ''}`],
  ]
  return (
    <div className={layout.stack4}>
      <Facts of={facts} />
      <Card title={w('checks')}>
        <p className={textStyles.mutedSm}>{w('checksNote')}</p>
        <ul className={css.checks}>
          {of.checks.map(({ code, state, value }) => (
            <li key={code} className={css.check}>
              <Tag colour={COLOURS[state]}>{w(state)}</Tag>
              <span>
                {w(code === 'CONFIRMED' ? 'CONFIRMED_' : code)}
                {code === 'TERM' && value !== null ? ` · ${t('daysOf', { n: value })}` : ''}
                {code === 'SUM' && value !== null ? ` · ${yuan(value)}` : ''}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <InvoiceTable of={of.invoices} />
      <Papers of={of.papers} none={w('noPapers')} />
      {isFunder ? <Register of={of.registrations} /> : null}
      <Alerts of={of.alerts} />
      <History of={of.events} say={(kind) => w(`ev${kind}` as Parameters<typeof w>[0])} />
    </div>
  )
}

export const LoanLink = ({ no }: { no: string }) => (
  <Link to={supplyChainPaths.loan({ no })}>{no}</Link>
)
