import type { CompanyErasureRow } from '@xinjian/contract'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { words } from './words.ts'

const COLOURS: Record<CompanyErasureRow['status'], FlagColour> = {
  WAITING: 'yellow',
  WITHDRAWN: 'grey',
  REFUSED: 'grey',
  QUEUED: 'red',
  RUNNING: 'red',
  FAILED: 'red',
  DONE: 'green',
}

/** How far an erasure is, and whose word stands behind it. */
export function ErasureState({ row }: { row: CompanyErasureRow }) {
  const t = useWords(words)
  const said = [
    row.status === 'RUNNING' || row.status === 'FAILED' ? row.message : null,
    row.firstBy && t('firstBy', { who: row.firstBy }),
    row.decidedBy && t('decidedBy', { who: row.decidedBy }),
    row.endedBy && t('endedBy', { who: row.endedBy, why: row.endedNote ?? '' }),
  ].filter((line) => line !== null && line !== '')
  return (
    <span className={cells.two}>
      <span>
        <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>
      </span>
      {said.map((line) => (
        <small key={line} className={textStyles.muted}>
          {line}
        </small>
      ))}
    </span>
  )
}
