import type { ImportRow } from '@xinjian/contract/nouns/intake'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Progress } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { bytesText } from './bytes.ts'
import { formsText } from './forms-text.ts'
import styles from './intake.module.css'
import { isFinal, type Upload } from './uploads.ts'
import { words } from './words.ts'

/** One file: first its bytes, then what the server makes of it, then the outcome. */
export function UploadLine(props: {
  upload: Upload
  onAgain: () => void
  onCancel: () => void
  onErrors: (importId: number) => void
  onCheck: (importId: number) => void
  onChoose: (importId: number) => void
  onSettle: (importId: number) => void
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { upload } = props
  const { row } = upload
  const over = isFinal(row)
  const bad = upload.state === 'failed' || row?.status === 'FAILED'
  return (
    <li className={styles.upload}>
      <Icon
        name={bad ? 'warning' : over ? 'check' : 'file'}
        size={18}
        className={bad ? styles.bad : over ? styles.good : ''}
      />
      <div className={styles.uploadMain}>
        <p>
          <b>{upload.file.name}</b>
          <small className={cx(textStyles.num, textStyles.muted)}>
            {bytesText(upload.file.size)}
          </small>
        </p>
        {bad || over || upload.state === 'waiting' ? null : (
          <Progress value={upload.percent} label={upload.file.name} />
        )}
        <p className={bad ? styles.bad : textStyles.muted}>
          {bad
            ? refusedText(upload, t)
            : over && row
              ? outcome(row, formsText(row.forms, language), t)
              : stateText(upload, t)}
        </p>
      </div>
      <div className={styles.uploadDo}>
        {over && row && row.toCheck > 0 ? (
          <Button size="sm" icon="eye" onClick={() => props.onCheck(row.id)}>
            {t('check', { n: row.toCheck })}
          </Button>
        ) : null}
        {over && row && row.toChoose > 0 ? (
          <Button size="sm" icon="eye" onClick={() => props.onChoose(row.id)}>
            {t('chooseItems', { n: row.toChoose })}
          </Button>
        ) : null}
        {over && row && row.toSettle > 0 ? (
          <Button size="sm" icon="eye" onClick={() => props.onSettle(row.id)}>
            {t('settleSheets', { n: row.toSettle })}
          </Button>
        ) : null}
        {over && row && row.forms.length > 0 && row.bad + row.toChoose + row.toSettle === 0 ? (
          <Button size="sm" variant="quiet" onClick={() => props.onErrors(row.id)}>
            {t('remarks')}
          </Button>
        ) : null}
        {over && row && row.bad > row.toCheck ? (
          <Button size="sm" variant="quiet" onClick={() => props.onErrors(row.id)}>
            {t('errors')}
          </Button>
        ) : null}
        {upload.state === 'failed' ? (
          <Button size="sm" variant="quiet" onClick={props.onAgain}>
            {t('again')}
          </Button>
        ) : null}
        {upload.state === 'stored' ? null : (
          <IconButton icon="close" size={15} label={t('cancel')} onClick={props.onCancel} />
        )}
      </div>
    </li>
  )
}

/** What became of a file: its statements, and its invoices where it had any. */
function outcome(
  row: ImportRow,
  forms: string,
  t: (key: 'result' | 'booked', values: Record<string, string | number>) => string,
): string {
  const { added, updated, unchanged, bad } = row
  const invoices = t('result', { added, updated, unchanged, bad })
  if (forms === '') return invoices
  return row.read === 0 ? forms : t('booked', { forms, invoices })
}

/** What became of the invoices of a file that was refused, and why. */
function refusedText(
  { row, message }: Upload,
  t: (
    key: 'failed' | 'notStored' | 'partStored',
    values?: Record<string, string | number>,
  ) => string,
): string {
  const why = message || row?.message || t('failed')
  const n = row ? row.added + row.updated + row.unchanged : 0
  return n > 0 ? t('partStored', { n, why }) : t('notStored', { why })
}

function stateText(
  upload: Upload,
  t: (key: 'waiting' | 'sending' | 'tooMany' | 'queued' | 'running') => string,
): string {
  const percent = ` ${Math.round(upload.percent)}%`
  if (upload.state === 'waiting') return t('waiting')
  if (upload.state === 'held') return t('tooMany')
  if (upload.state === 'sending') return t('sending') + percent
  if (upload.row?.status === 'QUEUED' && upload.percent === 0) return upload.message || t('queued')
  return (upload.message || t('running')) + percent
}
