import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useVerifyWords } from '../useVerifyWords.ts'
import { type Line, toConfirm } from './lines.ts'
import styles from './picture.module.css'
import type { useEdits } from './useEdits.ts'
import { useRightBy } from './useRightBy.ts'
import { words } from './words.ts'

/** What is to be said of a voucher as a whole. */
export function Said({
  line,
  edits,
}: {
  line: Line
  /** null = nothing may be changed. */
  edits: ReturnType<typeof useEdits> | null
}) {
  const t = useWords(words)
  const { t: say } = useVerifyWords()
  const { voucher, twin } = line
  const { before, check } = voucher
  const told = check?.note
  const rightBy = useRightBy()
  const unsaved = edits?.unsaved.get(voucher.id)
  const open = toConfirm(line)
  return (
    <div className={styles.said}>
      {unsaved && (
        <p role="alert" className={styles.bad}>
          {t('unsaved', { why: unsaved })}{' '}
          <Button size="sm" onClick={() => edits?.retry(voucher)}>
            {t('retry')}
          </Button>
        </p>
      )}
      {line.sumWrong && <p className={styles.bad}>{t('sum')}</p>}
      {edits && open.length > 0 && (
        <p>
          <Button size="sm" icon="check" onClick={() => edits.confirm(voucher, open)}>
            {t('rightAll', { n: open.length })}
          </Button>
        </p>
      )}
      {line.confirmed && (
        <p>
          {rightBy(line.confirmed)}{' '}
          {edits && (
            <Button size="sm" variant="quiet" onClick={() => edits.doubt(voucher)}>
              {t('doubtAgain')}
            </Button>
          )}
        </p>
      )}
      {voucher.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {twin && <p>{t('twinSaid', twin)}</p>}
      {before && (
        <p>
          {t(before.verified ? 'beforeSaid' : 'beforeReadSaid', {
            at: instant(before.at).slice(0, 16),
            who: before.madeBy,
            result: before.result ? say(before.result) : '',
          })}
        </p>
      )}
      {check && (
        <p>
          {told} <GoLink to={paths.verifyInvoice({ no: check.no })}>{t('detail')}</GoLink>
        </p>
      )}
    </div>
  )
}
