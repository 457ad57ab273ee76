import type { LoanRow } from '@xinjian/contract/nouns/rules/loanOutcome'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import cells from '../../common/cells.module.css'
import type { ListColumn } from '../../list/column.ts'
import { words } from './words.ts'

const minute = (at: string): string => instant(at).slice(0, 16)

function By({ who, at }: { who: string; at: string }) {
  return (
    <span className={cells.two}>
      {who}
      <small className={cx(textStyles.muted, textStyles.num, textStyles.nowrap)}>
        {minute(at)}
      </small>
    </span>
  )
}

/** Who corrected it last, and what it said before each correction, the newest first. */
function Corrections({ of: { enteredBy, enteredAt, history, earlier } }: { of: LoanRow }) {
  const t = useWords(words)
  return (
    <details>
      <summary>
        {t('correctedBy', { who: enteredBy })}{' '}
        <small className={cx(textStyles.muted, textStyles.num)}>{minute(enteredAt)}</small>
      </summary>
      <ol className={layout.stack3} aria-label={t('corrections')}>
        {history.map((one) => (
          <li key={one.enteredAt} className={textStyles.mutedSm}>
            {t('wasBefore', {
              ...{ matured: one.matured, days: one.overdueDays },
              ...{ who: one.enteredBy, at: minute(one.enteredAt) },
            })}
          </li>
        ))}
        {earlier > 0 && <li className={textStyles.mutedSm}>{t('earlier', { n: earlier })}</li>}
      </ol>
    </details>
  )
}

/** A loan: whose it was, its days, and how late it was paid. */
export function useLoanColumns(): ListColumn<LoanRow>[] {
  const t = useWords(words)
  const day = (text: string) => (
    <span className={cx(textStyles.num, textStyles.nowrap)}>{text}</span>
  )
  return [
    {
      key: 'name',
      title: t('firm'),
      render: (row) => (
        <span className={cells.two}>
          {row.name ?? <span className={textStyles.muted}>{t('noFirm')}</span>}
          <small className={cx(textStyles.muted, textStyles.num)}>{row.taxNo}</small>
        </span>
      ),
    },
    { key: 'loanNo', title: t('loanNo'), render: (row) => row.loanNo || '--' },
    { key: 'granted', title: t('granted'), render: (row) => day(row.granted) },
    { key: 'matured', title: t('matured'), render: (row) => day(row.matured) },
    { key: 'overdueDays', title: t('overdueDays'), align: 'right' },
    {
      key: 'firstBy',
      title: t('enteredBy'),
      render: (row) => <By who={row.firstBy} at={row.firstAt} />,
    },
    {
      key: 'history',
      title: t('corrections'),
      render: (row) => (row.history.length === 0 ? '--' : <Corrections of={row} />),
    },
  ]
}
