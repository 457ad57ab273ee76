import type { LineState, LoanState } from '@xinjian/contract/loan/states'
import type { LoanDeedRow, PeriodRow } from '@xinjian/contract/nouns/finance/loan'
import { useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { words } from './words.ts'

type State = LineState | LoanState | LoanDeedRow['state'] | PeriodRow['state']

const COLOURS: Partial<Record<State, FlagColour>> = {
  ...{ ACTIVE: 'green', SETTLED: 'green', PAID: 'green', BOOKED: 'green' },
  ...{ PENDING: 'yellow', APPLIED: 'yellow', ASKED: 'yellow', DUE: 'yellow', FROZEN: 'yellow' },
  ...{ APPROVED: 'accent', SIGNED: 'accent', DISBURSING: 'accent', DISBURSED: 'accent' },
  ...{ PARTIAL_REPAID: 'accent', OVERDUE: 'red', FAILED: 'red' },
}

export function StateTag({ of }: { of: State }) {
  const t = useWords(words)
  return <Tag colour={COLOURS[of] ?? 'grey'}>{t(of)}</Tag>
}
