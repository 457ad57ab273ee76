import type { DataOf } from '@xinjian/contract/endpoint'
import type { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { kindOfNumber } from '../../../reports/kinds.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import styles from '../risk.module.css'
import { words as orderWords } from '../words.ts'
import { type FoundCondition, useLineWords } from './useLineWords.ts'
import { words } from './words.ts'

export type Judgement = NonNullable<DataOf<typeof riskOrder.riskSubject>['judgement']>
type Line = Judgement['lines'][number] | NonNullable<Judgement['cleared']>[number]

/** Lines of a policy: each condition with what was found, why, and where it stands. */
export function Lines({ lines, taxNo }: { lines: readonly Line[]; taxNo: string }) {
  const t = useWords(words)
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.nth} className={styles.line}>
          <header>
            <span className={textStyles.muted}>{t('nth', { n: line.nth })}</span>
            <LineTag of={line} />
          </header>
          <ul>
            {line.conditions.map((found, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions of a line never move.
              <Found key={i} of={found} taxNo={taxNo} joined={i > 0} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function LineTag({ of: { holds, verdict } }: { of: Line }) {
  const t = useWords(words)
  const to = useWords(orderWords)
  if (holds === false) return <Tag colour="grey">{t('notHeld')}</Tag>
  const colour = !holds ? 'grey' : verdict === 'REJECT' ? 'red' : 'yellow'
  return <Tag colour={colour}>{t('thenIs', { verdict: to(verdict) })}</Tag>
}

const WHYS = ['ABSENT', 'NO_REPORT', 'NO_CARD', 'CARD_WITHDRAWN'] as const

function Found(props: { of: FoundCondition; taxNo: string; joined: boolean }) {
  const { of: found, taxNo } = props
  const t = useWords(words)
  const say = useLineWords()
  const why = found.holds === null ? WHYS.find((one) => one === found.why) : undefined
  return (
    <li>
      <p>
        {props.joined && `${t('and')} `}
        {say.condition(found.condition as never, found)}
      </p>
      <p className={textStyles.mutedSm}>
        {why ? t(`why${why}`) : t('found', { value: say.found(found).join(' · ') })}
        <ToRows reportNo={found.reportNo} of={found.of} taxNo={taxNo} />
      </p>
      {found.because && <Reasons of={found.because} reportNo={found.reportNo} taxNo={taxNo} />}
    </li>
  )
}

/** What a report says, sentence by sentence, each with what opens its rows there. */
export function Reasons(props: {
  of: NonNullable<FoundCondition['because']>
  reportNo: string | undefined
  taxNo: string
  label?: string
}) {
  const t = useWords(words)
  const say = useLineWords()
  return (
    <ul className={styles.because} aria-label={props.label ?? t('reasons')}>
      {props.of.map(({ text, of }) => (
        <li key={text} className={textStyles.mutedSm}>
          {say.text(text)}
          {of && <ToRows reportNo={props.reportNo} of={of} taxNo={props.taxNo} />}
        </li>
      ))}
    </ul>
  )
}

/** To the rows of the report that it stands on; without a figure of its own, to the report. */
export function ToRows(props: {
  reportNo: string | undefined
  of: string | undefined
  taxNo: string
}) {
  const { reportNo, of, taxNo: taxId } = props
  const t = useWords(words)
  const kind = reportNo === undefined ? undefined : kindOfNumber(reportNo)
  if (!kind || reportNo === undefined) return null
  return (
    <>
      {' · '}
      <Link to={paths.report(kind, { taxId, reportNo, of })}>
        {t(of === undefined ? 'openReport' : 'openFigure')}
      </Link>
    </>
  )
}
