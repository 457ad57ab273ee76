import type { RiskOrderStatus } from '@xinjian/contract/risk/statuses'
import { useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { words } from './words.ts'

const COLOURS: Partial<Record<RiskOrderStatus, FlagColour>> = {
  QUEUED: 'accent',
  RUNNING: 'accent',
  PAUSED: 'yellow',
  SHORT: 'yellow',
  DONE: 'green',
  FAILED: 'red',
}

export const isGoing = (status: RiskOrderStatus | undefined): boolean =>
  status === 'QUEUED' || status === 'RUNNING'

export function OrderStatus({ status }: { status: RiskOrderStatus }) {
  const t = useWords(words)
  return <Tag colour={COLOURS[status] ?? 'grey'}>{t(status)}</Tag>
}
