import type { VerifyBatchStatus } from '@xinjian/contract/verify/batch-status'
import { useWords } from '../../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import { words } from './words.ts'

const COLOURS: Partial<Record<VerifyBatchStatus, FlagColour>> = {
  RUNNING: 'accent',
  READY: 'accent',
  PAUSED: 'yellow',
  SHORT: 'yellow',
  DONE: 'green',
  FAILED: 'red',
}

export function BatchStatus({ status }: { status: VerifyBatchStatus }) {
  const t = useWords(words)
  return <Tag colour={COLOURS[status] ?? 'grey'}>{t(status)}</Tag>
}
