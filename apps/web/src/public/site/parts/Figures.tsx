import { dictionary } from '../../../i18n/dictionary.ts'
import type { Language } from '../../../i18n/language.ts'
import type { Figure } from '../figures/results.ts'
import { sayIn } from '../page.ts'
import { Section } from './Section.tsx'
import styles from './site.module.css'

export const figureWords = dictionary(
  {
    source: '数字取自本产品自己的测试结果（{sources}），页面生成时读取，可以照原命令重做。',
    measured: '测于 {date}',
  },
  {
    source:
      'Read from the product’s own test results ({sources}) as this page was built; the same command repeats them.',
    measured: 'Measured on {date}',
  },
)

export interface FigureLine extends Figure {
  label: string
  unit?: string
}

/** Measured figures, each with its day; at the foot where they come from. */
export function Figures(props: {
  lang: Language
  title: string
  lead?: string
  figures: readonly FigureLine[]
}) {
  const say = sayIn(figureWords, props.lang)
  const sources = [...new Set(props.figures.map((f) => f.source))].join(', ')
  return (
    <Section title={props.title} tone="ink" {...(props.lead && { lead: props.lead })}>
      <dl className={styles.figures}>
        {props.figures.map(({ label, value, unit, date }) => (
          <div key={label}>
            <dt>
              {label}
              <br />
              <small>{say('measured', { date })}</small>
            </dt>
            <dd>
              {value}
              {unit && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{say('source', { sources })}</p>
    </Section>
  )
}
