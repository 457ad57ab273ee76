import type { IndicatorInput } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import { FlagTag, LevelTag } from '../blocks/Flag.tsx'
import { valueOptions } from '../blocks/indicator-value.ts'
import tag from '../blocks/tag.module.css'
import { Value } from '../blocks/Value.tsx'
import { useReport } from '../context.tsx'
import { reasonText } from '../format/reason.ts'
import { formatCell, formatUnit } from '../format/value.ts'
import { windowText } from '../format/window.ts'
import type { Subject } from '../model.ts'
import frame from '../parts/frame.module.css'
import styles from './evidence.module.css'

/** The upper half of the drawer: what the figure is and how it is made. */
export function SubjectView({ subject }: { subject: Subject }) {
  const { lang, t } = useReport()
  if (subject.kind === 'row') {
    const { table, row } = subject
    return (
      <section className={styles.subject}>
        <p className={frame.kicker}>{table.title}</p>
        <dl className={styles.inputs}>
          {table.columns.map((column) => (
            <div key={column.key}>
              <dt>{column.unit ? `${column.title}（${column.unit}）` : column.title}</dt>
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
        <p className={frame.kicker}>{rule.id}</p>
        <h2>{rule.name}</h2>
        <p className={styles.subjectValue}>
          <span className={cx(tag.tag, tag[`result-${rule.result}` as const])} data-part="flag">
            {t[rule.result]}
          </span>
          {rule.result === 'HIT' ? <LevelTag level={rule.level} /> : null}
          {rule.redLine ? <span className={tag.redline}>{t.redLine}</span> : null}
        </p>
        <p>{rule.text}</p>
        {rule.reason && rule.reason !== rule.text ? (
          <p className={frame.soft}>{reasonText(rule.reason, lang)}</p>
        ) : null}
        <dl className={cx(styles.inputs, styles.inputsWide)}>
          <div>
            <dt>{t.thresholds}</dt>
            <dd>{rule.threshold}</dd>
          </div>
        </dl>
        <Inputs inputs={rule.inputs} version={rule.version} />
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
      <p className={frame.kicker}>{`${indicator.id} · ${windowText(indicator.window, lang)}`}</p>
      <h2>{indicator.name}</h2>
      <p className={styles.subjectValue}>
        <b>
          <Value shown={value} />
          {indicator.unit === 'yuan' && !value.missing ? <small>元</small> : null}
        </b>
        <FlagTag flag={indicator.flag} known={indicator.value !== null} />
      </p>
      {value.title ? <p className={frame.soft}>{value.title}</p> : null}
      <h3>{t.formula}</h3>
      <p className={styles.formulaBox}>{indicator.formula}</p>
      {indicator.thresholds ? (
        <dl className={styles.inputs}>
          {indicator.thresholds.yellow ? (
            <div>
              <dt>{t.yellowAt}</dt>
              <dd>{indicator.thresholds.yellow}</dd>
            </div>
          ) : null}
          {indicator.thresholds.red ? (
            <div>
              <dt>{t.redAt}</dt>
              <dd>{indicator.thresholds.red}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      <Inputs inputs={indicator.inputs} version={indicator.version} />
    </section>
  )
}

function Inputs({ inputs, version }: { inputs: readonly IndicatorInput[]; version: string }) {
  const { lang, t } = useReport()
  return (
    <>
      {inputs.length > 0 ? <h3>{t.inputs}</h3> : null}
      <dl className={styles.inputs}>
        {inputs.map((input) => (
          <div key={input.name}>
            <dt>{input.name}</dt>
            <dd>
              <Value shown={formatUnit(input.value, input.unit, { lang })} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.definition}</dt>
          <dd className={frame.num}>{version}</dd>
        </div>
      </dl>
    </>
  )
}
