import type { LoanDetail } from '@xinjian/contract/nouns/finance/loan'
import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { AgreementPdf } from '../agreement/AgreementPdf.tsx'
import { percent, sum, yuan } from './fen.ts'
import { History } from './History.tsx'
import css from './loan.module.css'
import { Plan } from './Plan.tsx'
import { words } from './words.ts'

// A chart is drawn once the figures stand.
const PlanChart = lazy(async () => ({ default: (await import('./PlanChart.tsx')).PlanChart }))

/** One loan as both sides see it; `below` is what a side sees besides. */
export function Whole({ of, below }: { of: LoanDetail; below?: ReactNode }) {
  const t = useWords(words)
  const { row, terms, contract } = of
  const figures: [string, string][] = [
    [t('loanAmount'), yuan(row.amountFen)],
    ...(of.due && of.settlement
      ? ([
          [t('left'), yuan(of.settlement.PRINCIPAL)],
          [t('dueNow'), yuan(sum(of.due))],
          [t('settlement'), yuan(sum(of.settlement))],
        ] as [string, string][])
      : []),
  ]
  const facts: [string, string][] = [
    [t('borrower'), row.borrowerName],
    [t('subject'), `${t(row.subjectKind)} ${row.subjectNo}`],
    [t('product'), row.product],
    [t('purpose'), of.purpose],
    [t('payee'), `${of.payee.name} · ${of.payee.bank} · ${of.payee.account}`],
    [t('from'), row.disbursedOn ?? row.fromDay],
    [t('dueDay'), row.dueDay],
    [t('rateOf'), percent(terms.ratePpm)],
    [t('penaltyOf'), percent(terms.penaltyPpm)],
    [t('method'), t(terms.method)],
    [t('dayCount'), t(terms.dayCount)],
    [t('graceDays'), String(terms.graceDays)],
    [t('compound'), t(terms.compound ? 'yes' : 'no')],
    [t('rounding'), t(terms.rounding)],
  ]
  return (
    <div className={layout.stack4}>
      <Card title={t('summary')}>
        <dl className={css.figures}>
          {figures.map(([title, value]) => (
            <div key={title}>
              <dt className={textStyles.mutedSm}>{title}</dt>
              <dd className={textStyles.num}>{value}</dd>
            </div>
          ))}
        </dl>
        {of.settlement ? <p className={textStyles.mutedSm}>{t('settleHint')}</p> : null}
        {of.earlyFen > 0 ? <p>{t('early', { sum: yuan(of.earlyFen) })}</p> : null}
      </Card>
      <Card
        title={t('plan')}
        extra={of.due ? t('planNote', { day: of.asOf }) : undefined}
        flush={false}
      >
        {of.due ? null : <p className={textStyles.muted}>{t('planBefore')}</p>}
        {of.periods.length > 1 ? (
          <Suspense fallback={null}>
            <PlanChart periods={of.periods} ahead={!of.due} />
          </Suspense>
        ) : null}
        <Plan periods={of.periods} ahead={!of.due} />
      </Card>
      {below}
      <Card title={t('terms')}>
        <dl className={layout.pairs}>
          {facts.map(([title, value]) => (
            <div key={title}>
              <dt className={textStyles.mutedSm}>{title}</dt>
              <dd className={textStyles.anywhere}>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {contract ? (
        <Card
          title={`${t('contract')} · ${contract.title} ${contract.version}`}
          extra={
            <Tag colour={contract.intact ? 'green' : 'red'}>
              {t(contract.intact ? 'intact' : 'broken')}
            </Tag>
          }
        >
          <p className={textStyles.muted}>
            {t('signedBy', {
              who: contract.signer,
              at: instant(contract.signedAt).slice(0, 16),
            })}
          </p>
          <Paragraphs of={contract.paragraphs} />
          <p className={textStyles.mutedSm}>
            <span className={textStyles.anywhere}>
              {contract.contractNo} · SHA-256 {contract.hash}
            </span>
          </p>
          <AgreementPdf contractNo={contract.contractNo} />
        </Card>
      ) : null}
      <Card title={t('history')}>
        <History of={of} />
      </Card>
    </div>
  )
}

/** A contract's text: the original, in the language in which it is signed. */
export const Paragraphs = ({ of }: { of: readonly string[] }) => (
  <div lang="zh" className={textStyles.anywhere}>
    {of.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
)
