import type { LoanDetail } from '@xinjian/contract/nouns/finance/loan'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from './fen.ts'
import css from './loan.module.css'
import { words } from './words.ts'

/** What happened to a loan, the first first. */
export function History({ of }: { of: LoanDetail }) {
  const t = useWords(words)
  const { row } = of
  const steps: [string | null, string][] = [[row.appliedAt, t('applied', { who: row.appliedBy })]]
  if (row.approvedBy)
    steps.push([
      row.approvedAt,
      t(row.state === 'REJECTED' ? 'rejected' : 'approved', {
        who: row.approvedBy,
        why: row.state === 'FAILED' ? '' : (row.decision ?? ''),
      }),
    ])
  if (of.contract)
    steps.push([
      row.signedAt,
      t('signedBy', { who: of.contract.signer, at: instant(of.contract.signedAt).slice(0, 16) }),
    ])
  if (row.paidBy) steps.push([row.paidAt, t('ordered', { who: row.paidBy })])
  for (const { at, message, status } of of.transfers)
    if (message) steps.push([at, `${t(status)} · ${message}`])
  if (row.disbursedOn) steps.push([row.disbursedOn, t('disbursed')])
  for (const deed of of.deeds.filter(({ state }) => state === 'BOOKED').toReversed())
    steps.push([
      deed.day,
      `${t(deed.kind)} ${yuan(deed.fen)} · ${deed.askedBy} → ${deed.decidedBy}`,
    ])
  if (row.settledOn) steps.push([row.settledOn, t('settledOn')])
  return (
    <ol className={css.steps}>
      {steps.map(([at, text]) => (
        <li key={`${at} ${text}`}>
          <span className={textStyles.num}>{at ? instant(at).slice(0, 16) : ''}</span> {text}
        </li>
      ))}
    </ol>
  )
}
