import type { ReportDocument, RuleBlock, RuleResult } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import { fill } from '../../ui/text.ts'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { reasonText } from '../format/reason.ts'
import { formatUnit } from '../format/value.ts'
import frame from '../parts/frame.module.css'
import { Caption } from '../reach/Caption.tsx'
import { Scroll } from '../reach/Scroll.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import { Figure } from './Figure.tsx'
import { LevelTag } from './Flag.tsx'
import styles from './table.module.css'
import tag from './tag.module.css'

const ORDER = { HIT: 0, MISS: 1, UNKNOWN: 2 } as const
const WEIGHT = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const

/** Hits by weight, then the clear ones, then — always listed, with the reason — those that could not be judged. */
export function sortRules(rules: readonly RuleResult[]): RuleResult[] {
  return rules.toSorted(
    (a, b) =>
      ORDER[a.result] - ORDER[b.result] ||
      (a.result === 'HIT'
        ? Number(b.redLine) - Number(a.redLine) || WEIGHT[a.level] - WEIGHT[b.level]
        : 0) ||
      a.id.localeCompare(b.id),
  )
}

/** `未命中：长期断票` beside a column that already says both: said once is enough. */
const repeatsName = (rule: RuleResult): boolean =>
  rule.result !== 'HIT' &&
  rule.text.replace(/^(未命中|无法判断)[：:]?/, '').replace(rule.name, '') === ''

/** Title of the section that lists every rule with its result; null when there is none. */
const sectionOfAllRules = ({ rules, sections }: ReportDocument): string | null =>
  (rules.length > 0 &&
    sections.find((section) =>
      section.blocks.some((b) => b.kind === 'rules' && b.rules.length === rules.length),
    )?.title) ||
  null

/**
 * Rules with their results. The counts beside the title are those of the whole report where the block lists the hits only:
 * `无法判断 0` there would contradict the summary.
 */
export function Rules({ block }: { block: RuleBlock }) {
  const { index, shown, lang, t, say, abnormal } = useReport()
  const listed = sortRules(block.rules.flatMap((id) => index.rules.get(id) ?? []))
  const rules = abnormal ? listed.filter((r) => r.result !== 'MISS') : listed
  const counted = rules.every((r) => r.result === 'HIT') ? index.document.rules : rules
  const all = rules.length === 0 ? sectionOfAllRules(shown) : null
  const count = (result: RuleResult['result']) => counted.filter((r) => r.result === result).length
  return (
    <BlockFrame
      id={block.id}
      title={block.title}
      aside={
        <span>
          {(['HIT', 'MISS', 'UNKNOWN'] as const)
            .map((result) => `${t[result]} ${count(result)}`)
            .join(' · ')}
        </span>
      }
    >
      <Scroll>
        <table className={cx(styles.table, styles.rules)} data-part="rule-results">
          <Caption text={block.title} />
          <thead>
            <tr>
              <th scope="col">{t.result}</th>
              <th scope="col">{t.rule}</th>
              <th scope="col">{t.explanation}</th>
              <th scope="col">{t.thresholds}</th>
              <th scope="col">{t.level}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.id}>
                <td>
                  <Figure of={rule.id} label={say(rule.name)}>
                    <span
                      className={cx(tag.tag, tag[`result-${rule.result}` as const])}
                      data-part="flag"
                    >
                      {t[rule.result]}
                    </span>
                  </Figure>
                </td>
                <td>
                  {say(rule.name)}
                  <small className={styles.id}>{rule.id}</small>
                  {rule.category ? (
                    <small className={styles.why}>{say(rule.category)}</small>
                  ) : null}
                </td>
                <td>
                  {repeatsName(rule) ? null : <Original text={rule.text} />}
                  {(lang === 'en' && rule.result === 'HIT') || rule.advice ? (
                    <RuleInputs rule={rule} />
                  ) : null}
                  {rule.reason && rule.reason !== rule.text ? (
                    <small className={styles.why}>
                      <Original text={reasonText(rule.reason, lang)} />
                    </small>
                  ) : null}
                  <RuleAdvice rule={rule} />
                </td>
                <td className={frame.soft}>
                  <Original text={rule.threshold} />
                </td>
                <td>
                  {rule.result === 'HIT' ? <LevelTag level={rule.level} /> : '—'}
                  {rule.result === 'HIT' && rule.redLine ? (
                    <span className={cx(styles.redline, tag.redline)}>{t.redLine}</span>
                  ) : null}
                </td>
              </tr>
            ))}
            {rules.length === 0 ? (
              <tr>
                <td className={cx(frame.empty, styles.empty)} colSpan={5}>
                  {all ? fill(t.allRulesIn, { section: say(all) }) : t.noRules}
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </Scroll>
    </BlockFrame>
  )
}

/** What to verify, and the law it rests on; of a rule that was not hit there is nothing to verify. */
function RuleAdvice({ rule: { advice, policy, result } }: { rule: RuleResult }) {
  const { t } = useReport()
  return (
    <>
      {advice && result !== 'MISS' ? (
        <small className={styles.why}>
          {t.advice}
          <Original text={advice} />
        </small>
      ) : null}
      {policy ? (
        <small className={styles.why}>
          {t.policyBasis}
          <Original text={policy} />
        </small>
      ) : null}
    </>
  )
}

/** A hit told by its figures, for who does not read its sentence: `Night invoices 120 · Blue invoices 1,136`. */
function RuleInputs({ rule }: { rule: RuleResult }) {
  const { lang, say } = useReport()
  if (rule.inputs.length === 0) return null
  return (
    <small className={styles.why}>
      {rule.inputs
        .map(({ name, value, unit }) => {
          const shown = formatUnit(typeof value === 'string' ? say(value) : value, unit, { lang })
          return `${say(name)} ${shown.text} ${shown.unit}`.trim()
        })
        .join(' · ')}
    </small>
  )
}
