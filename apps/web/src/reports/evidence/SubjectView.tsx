import type {
  DecisionReason,
  IndicatorInput,
  IndicatorValue,
} from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import { FlagTag, LevelTag } from '../blocks/Flag.tsx'
import { valueOptions } from '../blocks/indicator-value.ts'
import tag from '../blocks/tag.module.css'
import { Value } from '../blocks/Value.tsx'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { noted } from '../format/marks.ts'
import { plain } from '../format/number.ts'
import { reasonText } from '../format/reason.ts'
import { formatCell, formatUnit, type Shown } from '../format/value.ts'
import { windowText } from '../format/window.ts'
import type { Lang } from '../labels.ts'
import type { Subject } from '../model.ts'
import frame from '../parts/frame.module.css'
import { Source } from '../verdict/Source.tsx'
import styles from './evidence.module.css'

/** The upper half of the drawer: what the figure is and how it is made. */
export function SubjectView(props: {
  subject: Subject
  /** Opens a part of the rows; null = the reader may not see rows. */
  onLeg: ((leg: number) => void) | null
}) {
  const { subject, onLeg } = props
  const { lang, t, say } = useReport()
  if (subject.kind === 'reason') return <ReasonSubject reason={subject.reason} />
  if (subject.kind === 'score') return <ScoreSubject of={subject} />
  if (subject.kind === 'row') {
    const { table, row, column: clicked } = subject
    return (
      <section className={styles.subject}>
        <p className={styles.kicker}>{say(table.title)}</p>
        <dl className={styles.inputs}>
          {table.columns.map((column) => (
            <div
              key={column.key}
              className={column.key === clicked ? styles.clicked : undefined}
              aria-current={column.key === clicked || undefined}
              title={column.key === clicked ? t.clicked : undefined}
            >
              <dt>{headed(say(column.title), column.unit && say(column.unit), lang)}</dt>
              <dd>
                <Value shown={formatCell(table.rows[row]?.[column.key], column.type, lang)} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  }
  if (subject.kind === 'rule') {
    const { rule } = subject
    return (
      <section className={styles.subject}>
        <p className={styles.kicker}>{rule.id}</p>
        <h2>{say(rule.name)}</h2>
        <p className={styles.subjectValue}>
          <span className={cx(tag.tag, tag[`result-${rule.result}` as const])} data-part="flag">
            {t[rule.result]}
          </span>
          {rule.result === 'HIT' ? <LevelTag level={rule.level} /> : null}
          {rule.redLine ? <span className={tag.redline}>{t.redLine}</span> : null}
        </p>
        <p>
          <Original text={rule.text} />
        </p>
        {rule.reason && rule.reason !== rule.text ? (
          <p className={frame.soft}>
            <Original text={reasonText(rule.reason, lang)} />
          </p>
        ) : null}
        <dl className={cx(styles.inputs, styles.inputsWide)}>
          <div>
            <dt>{t.thresholds}</dt>
            <dd>
              <Original text={rule.threshold} />
            </dd>
          </div>
        </dl>
        <Inputs of={rule} onLeg={onLeg} />
      </section>
    )
  }
  const { indicator } = subject
  const value = formatUnit(indicator.value, indicator.unit, {
    ...valueOptions(indicator, lang),
    short: false,
  })
  return (
    <section className={styles.subject}>
      <p className={styles.kicker}>{`${indicator.id} · ${windowText(indicator.window, lang)}`}</p>
      <h2>{say(indicator.name)}</h2>
      <p className={styles.subjectValue}>
        <b>
          <Value shown={value} />
          {indicator.unit === 'yuan' && !value.missing ? <small>{t.yuan}</small> : null}
        </b>
        <FlagTag flag={indicator.flag} known={indicator.value !== null} />
      </p>
      {value.title ? (
        <p className={frame.soft}>
          <Original text={value.title} />
        </p>
      ) : null}
      <h3>{t.formula}</h3>
      <p className={styles.formulaBox}>
        <Original text={indicator.formula} />
      </p>
      {indicator.thresholds ? (
        <dl className={styles.inputs}>
          {indicator.thresholds.yellow ? (
            <div>
              <dt>{t.yellowAt}</dt>
              <dd>{say(indicator.thresholds.yellow)}</dd>
            </div>
          ) : null}
          {indicator.thresholds.red ? (
            <div>
              <dt>{t.redAt}</dt>
              <dd>{say(indicator.thresholds.red)}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      <Inputs of={indicator} onLeg={onLeg} />
    </section>
  )
}

/** A figure of the score card: its own, however near an indicator is to it. */
function ScoreSubject({ of: { figure, reason } }: { of: Subject & { kind: 'score' } }) {
  const { t, say } = useReport()
  const value = figure.value === null ? '--' : plain(figure.value, 4)
  return (
    <section className={styles.subject}>
      {reason ? <p className={styles.kicker}>{say(figure.name)}</p> : null}
      <h2>{reason ? <Original text={reason.text} /> : say(figure.name)}</h2>
      <p>{`${t.value} ${value}`}</p>
      {/* A figure beside the card of the report is worth none of its points. */}
      {'points' in figure ? <p>{`${t.points} ${figure.points} / ${figure.maxPoints}`}</p> : null}
      {figure.formula ? (
        <>
          <h3>{t.scoreFormula}</h3>
          <p className={styles.formulaBox}>
            <Original text={figure.formula} />
          </p>
        </>
      ) : null}
    </section>
  )
}

/** A gate that did not let the enterprise through. */
function ReasonSubject({ reason }: { reason: DecisionReason }) {
  const { t } = useReport()
  return (
    <section className={styles.subject}>
      <p className={styles.kicker}>{`${reason.id} · ${t[reason.about]}`}</p>
      <h2>
        <Original text={reason.text} />
      </h2>
      <dl className={cx(styles.inputs, styles.inputsWide)}>
        <div>
          <dt>{t.thresholds}</dt>
          <dd>
            <Original text={reason.threshold} />
          </dd>
        </div>
        <div>
          <dt>{t.ruleSource}</dt>
          <dd>
            <Source text={reason.source} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** An input to the last digit: what a person adds up again must come out. */
function exactly(
  input: IndicatorInput,
  lang: Lang,
  say: (text: string) => string,
  yuan: string,
): Shown {
  const value = typeof input.value === 'string' ? say(input.value) : input.value
  const shown = formatUnit(value, input.unit, { lang, short: false })
  return input.unit === 'yuan' && typeof value === 'number' ? { ...shown, unit: yuan } : shown
}

const headed = (title: string, unit: string | undefined, lang: Lang): string =>
  unit ? noted(title, unit, lang) : title

/**
 * The part of the evidence that an input is the sum of. Rows of the first part add up to the first input; of two inputs with
 * two parts the second stands on the second. Of any other the rows are not known by themselves.
 */
export function legOf(
  { inputs, evidence }: Pick<IndicatorValue, 'inputs' | 'evidence'>,
  at: number,
): number | null {
  if (evidence.length === 0 || typeof inputs[at]?.value !== 'number') return null
  if (at === 0) return 0
  return at === 1 && inputs.length === 2 && evidence.length === 2 ? 1 : null
}

function Inputs(props: {
  of: Pick<IndicatorValue, 'inputs' | 'evidence' | 'version'>
  onLeg: ((leg: number) => void) | null
}) {
  const { of, onLeg } = props
  const { lang, t, say } = useReport()
  return (
    <>
      {of.inputs.length > 0 ? <h3>{t.inputs}</h3> : null}
      <dl className={styles.inputs}>
        {of.inputs.map((input, at) => {
          const leg = legOf(of, at)
          const value = <Value shown={exactly(input, lang, say, t.yuan)} />
          return (
            <div key={input.name}>
              <dt>{say(input.name)}</dt>
              <dd>
                {onLeg && leg !== null ? (
                  <button
                    type="button"
                    className={styles.inputLink}
                    title={t.seeEvidence}
                    onClick={() => onLeg(leg)}
                  >
                    {value}
                  </button>
                ) : (
                  value
                )}
              </dd>
            </div>
          )
        })}
        <div>
          <dt>{t.definition}</dt>
          <dd className={frame.num}>{of.version}</dd>
        </div>
      </dl>
    </>
  )
}
