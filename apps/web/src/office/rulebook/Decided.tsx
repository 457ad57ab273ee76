import type { BookRow } from '@xinjian/contract/rules/book'
import { APPROVAL_DAYS } from '@xinjian/contract/rules/statuses'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import cells from '../common/cells.module.css'
import { statusWords } from './words.ts'

type Of = Pick<BookRow, 'status' | 'decidedBy' | 'decision'>

/** Whether a version was agreed to once and waits for another decision. */
const isLapsed = ({ status, decidedBy }: Of): boolean =>
  status === 'SUBMITTED' && decidedBy !== null

/** Who decided on a version and with what words; of one whose approval holds no longer, that it does not. */
export function Decided({ of }: { of: Of }) {
  const t = useWords(statusWords)
  const said = isLapsed(of) ? t('lapsedCell') : of.decision
  return (
    <span className={cells.two}>
      {of.decidedBy ?? '--'}
      {said && <small className={textStyles.muted}>{said}</small>}
    </span>
  )
}

/** How long a version that was agreed to may be put in force; of one whose approval holds no longer, why it waits again. */
export function Approval({ of }: { of: Of }) {
  const t = useWords(statusWords)
  if (of.status === 'APPROVED')
    return <span className={textStyles.muted}>{t('holds', { days: APPROVAL_DAYS })}</span>
  return isLapsed(of) ? <span className={textStyles.muted}>{t('lapsed')}</span> : null
}
