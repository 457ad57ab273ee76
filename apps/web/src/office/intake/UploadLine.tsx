import { useWords } from '../../i18n/dictionary.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Progress } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { bytesText } from './bytes.ts'
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
}) {
  const t = useWords(words)
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
              ? t('result', {
                  added: row.added,
                  updated: row.updated,
                  unchanged: row.unchanged,
                  bad: row.bad,
                })
              : stateText(upload, t)}
        </p>
      </div>
      <div className={styles.uploadDo}>
        {over && row && row.toCheck > 0 ? (
          <Button size="sm" icon="eye" onClick={() => props.onCheck(row.id)}>
            {t('check', { n: row.toCheck })}
          </Button>
        ) : null}
        {over && row && row.bad > row.toCheck ? (
          <Button size="sm" look="quiet" onClick={() => props.onErrors(row.id)}>
            {t('errors')}
          </Button>
        ) : null}
        {upload.state === 'failed' ? (
          <Button size="sm" look="quiet" onClick={props.onAgain}>
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
