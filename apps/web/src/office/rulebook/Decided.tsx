import type { BookRow } from '@xinjian/contract/rules/book'
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

/** Why a version that was agreed to waits again. */
export function Lapsed({ of }: { of: Of }) {
  const t = useWords(statusWords)
  return isLapsed(of) ? <span className={textStyles.muted}>{t('lapsed')}</span> : null
}
