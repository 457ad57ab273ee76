import { useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { words } from './words.ts'

type State =
  | ('DRAFT' | 'ACTIVE' | 'FROZEN' | 'EXPIRED' | 'CONFIRMED')
  | ('SUBMITTED' | 'REJECTED' | 'FINANCED' | 'SETTLED' | 'OVERDUE' | 'CLOSED')

const COLOURS: Partial<Record<State, FlagColour>> = {
  ...{ ACTIVE: 'green', CONFIRMED: 'green', SETTLED: 'green', FINANCED: 'accent' },
  ...{ DRAFT: 'yellow', SUBMITTED: 'yellow', FROZEN: 'yellow' },
  ...{ REJECTED: 'red', OVERDUE: 'red' },
}

export function StateTag({ of }: { of: State }) {
  const t = useWords(words)
  return <Tag colour={COLOURS[of] ?? 'grey'}>{t(of)}</Tag>
}
