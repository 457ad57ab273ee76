import { type ObjectionRow, objection } from '@xinjian/contract/nouns/public/objection'
import { useState } from 'react'
import { Link } from 'react-router'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { saveDownload } from '../common/save.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { kindName } from './kind-name.ts'
import { StateTag } from './StateTag.tsx'
import { words } from './words.ts'

/** Longer values are folded. */
const LONG = 120

/** One objection whole: the record as the report showed it, what is said against it, and the answer. */
export function Whole({
  row,
  onDone,
  onClose,
}: {
  row: ObjectionRow
  onDone: () => void
  onClose: () => void
}) {
  const t = useWords(words)
  const language = useLanguage()
  const mayAnswer = useMay('rules.approve')
  const [answering, setAnswering] = useState(false)
  const open = row.outcome === null
  const said: [string, string | null][] = [
    [t('enterprise'), `${row.enterpriseName} ${row.taxNo}`],
    [t('reason'), row.reason],
    [t('raisedBy'), `${row.raisedBy} ${instant(row.raisedAt).slice(0, 16)}`],
    [t('dueOn'), row.dueOn],
    [t('answer'), row.answer],
    [t('basis'), row.basis],
    [
      t('answeredBy'),
      row.answeredBy && `${row.answeredBy} ${instant(row.answeredAt ?? '').slice(0, 16)}`,
    ],
  ]
  return (
    <Dialog
      open
      title={`${t('title')} · ${kindName(row.kind, language)}`}
      onClose={onClose}
      width="640px"
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {open && mayAnswer && !row.own ? (
            <Button variant="primary" onClick={() => setAnswering(true)}>
              {t('answerTitle')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={layout.stack4}>
        <div className={layout.row2}>
          <StateTag of={row} />
          {open && row.own ? <span className={textStyles.muted}>{t('ownNote')}</span> : null}
        </div>
        <section aria-label={t('record')}>
          <h3>{t('record')}</h3>
          <dl className={layout.pairs}>
            {row.record
              .filter(({ value }) => value !== null && value !== '')
              .map(({ title, value }) => (
                <div key={title}>
                  <dt className={textStyles.mutedSm}>{title}</dt>
                  <dd className={textStyles.anywhere}>
                    <Told text={String(value)} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
        <dl className={layout.pairs}>
          {said
            .filter(([, value]) => value)
            .map(([title, value]) => (
              <div key={title} className={layout.whole}>
                <dt className={textStyles.mutedSm}>{title}</dt>
                <dd className={textStyles.anywhere}>{value}</dd>
              </div>
            ))}
        </dl>
        <div className={layout.row2}>
          <Link to={paths.queryReport({ taxId: row.taxNo, reportNo: row.reportNo })}>
            {t('toReport')}
          </Link>
          {row.proof ? (
            <Button
              size="sm"
              icon="download"
              onClick={() =>
                void saveDownload(objection.objectionProof, { id: row.id }).catch(toastRefusal)
              }
            >
              {row.proof}
            </Button>
          ) : (
            <span className={textStyles.muted}>{t('noProof')}</span>
          )}
        </div>
      </div>
      <AnswerDialog
        row={row}
        open={answering}
        onDone={onDone}
        onClose={() => setAnswering(false)}
      />
    </Dialog>
  )
}

/** What a source told word for word is long: it is unfolded by who asks for it. */
function Told({ text }: { text: string }) {
  const t = useWords(words)
  if (text.length <= LONG) return text
  return (
    <details>
      <summary>{t('whole')}</summary>
      {text}
    </details>
  )
}
