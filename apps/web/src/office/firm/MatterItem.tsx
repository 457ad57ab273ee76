import type { FirmMatterRow, MatterAnswerRow } from '@xinjian/contract/nouns/firm'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { useSay } from '../../reports/english/english.ts'
import { kindOfNumber, kindTitle } from '../../reports/kinds.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import styles from './matters.module.css'
import { words } from './words.ts'

const COLOURS: Record<FirmMatterRow['level'], FlagColour> = {
  REVIEW: 'yellow',
  UNRATABLE: 'grey',
  REJECT: 'red',
}

/** A matter with the reports that tell it, what was decided on it, and what may be done next. */
export function MatterItem(props: {
  taxNo: string
  matter: FirmMatterRow
  answer: MatterAnswerRow | undefined
  onDone: () => Promise<unknown>
}) {
  const t = useWords(words)
  const { matter, taxNo, answer } = props
  const write = useMay('rules.write')
  const [open, setOpen] = useState(false)
  return (
    <Shown
      id={matter.id}
      text={matter.text}
      tags={
        <>
          <Tag colour={COLOURS[matter.level]}>{t(matter.level)}</Tag>
          <Tag colour={matter.state ? 'accent' : 'grey'}>{t(matter.state ?? 'open')}</Tag>
        </>
      }
    >
      <p className={styles.told}>
        {t('told')}
        <Reports taxNo={taxNo} numbers={matter.reports} />
      </p>
      {answer && matter.state ? <Answered answer={answer} /> : null}
      {!matter.answerable && <p className={textStyles.muted}>{t('missing')}</p>}
      {matter.state === null && matter.answerable && write && (
        <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
          {t('answer')}
        </Button>
      )}
      {answer && matter.state && <AnswerActions row={answer} onDone={props.onDone} />}
      <AnswerDialog
        taxNo={taxNo}
        matter={matter.id}
        open={open}
        onDone={props.onDone}
        onClose={() => setOpen(false)}
      />
    </Shown>
  )
}

/** A matter that was set aside: it counts no more, and can be taken back. */
export function ExplainedItem(props: { answer: MatterAnswerRow; onDone: () => Promise<unknown> }) {
  const t = useWords(words)
  const { answer } = props
  return (
    <Shown id={answer.matter} text={answer.text} tags={<Tag>{t('explained')}</Tag>}>
      <Answered answer={answer} />
      <AnswerActions row={answer} onDone={props.onDone} />
    </Shown>
  )
}

function Shown(props: { id: string; text: string; tags: ReactNode; children: ReactNode }) {
  const say = useSay(useLanguage())
  return (
    <li className={styles.matter} aria-label={props.id}>
      <p className={styles.head}>
        {props.tags}
        <span className={textStyles.num}>{props.id}</span>
      </p>
      <p>{say?.(props.text) ?? props.text}</p>
      {props.children}
    </li>
  )
}

function Answered({ answer }: { answer: MatterAnswerRow }) {
  const t = useWords(words)
  return (
    <p className={styles.answer}>
      <span>{t('by', { who: answer.askedBy, reason: answer.reason })}</span>
      <small>
        {t('untilDay', { day: answer.until })}
        {answer.decidedBy ? ` · ${t('decidedBy', { who: answer.decidedBy })}` : ''}
      </small>
    </p>
  )
}

function Reports({ taxNo, numbers }: { taxNo: string; numbers: readonly string[] }) {
  const language = useLanguage()
  return numbers.map((reportNo) => {
    const kind = kindOfNumber(reportNo)
    return kind ? (
      <Link key={reportNo} to={paths.report(kind, { taxId: taxNo, reportNo })}>
        {kindTitle(kind, language)}
      </Link>
    ) : null
  })
}
