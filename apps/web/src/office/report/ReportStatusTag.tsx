import type { ReportRow } from '@xinjian/contract/nouns/report'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'

export const statusWords = dictionary<ReportRow['status']>(
  { QUEUED: '排队中', GENERATING: '生成中', READY: '已完成', FAILED: '失败' },
  { QUEUED: 'Queued', GENERATING: 'Generating', READY: 'Ready', FAILED: 'Failed' },
)

const COLOURS: Record<ReportRow['status'], FlagColour> = {
  QUEUED: 'grey',
  GENERATING: 'accent',
  READY: 'green',
  FAILED: 'red',
}

export function ReportStatusTag({ row }: { row: Pick<ReportRow, 'status' | 'progress'> }) {
  const t = useWords(statusWords)
  const running = row.status === 'GENERATING' ? ` ${Math.round(row.progress)}%` : ''
  return <Tag colour={COLOURS[row.status]}>{t(row.status) + running}</Tag>
}
