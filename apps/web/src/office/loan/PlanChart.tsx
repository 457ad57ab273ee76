import type { PeriodRow } from '@xinjian/contract/nouns/finance/loan'
import { useWords } from '../../i18n/dictionary.ts'
import { MonthBars } from '../../ui/charts/MonthBars.tsx'
import { sum, yuan } from './fen.ts'
import { words } from './words.ts'

/** What each period was to bring, beside what was paid of it. */
export function PlanChart({ periods }: { periods: readonly PeriodRow[] }) {
  const t = useWords(words)
  return (
    <MonthBars
      months={periods.map(({ due }) => due.slice(2, 10))}
      series={[
        {
          name: t('planned'),
          values: periods.map((row) => row.principalFen + row.interestFen),
        },
        { name: t('paidSeries'), values: periods.map((row) => sum(row.paid)) },
      ]}
      axis={(fen) => yuan(fen).replace(/\.00$/, '')}
      exact={yuan}
      label={t('chart')}
    />
  )
}
