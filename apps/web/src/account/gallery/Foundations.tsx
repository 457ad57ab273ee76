import { useWords } from '../../i18n/dictionary.ts'
import { formatUnit } from '../../reports/format/value.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { GradeTag, Tag, taxGradeColour } from '../../ui/Tag.tsx'
import styles from './gallery.module.css'
import { words } from './words.ts'

const COLOURS = [
  '--ink-900',
  '--ink-800',
  '--ink-700',
  '--teal-700',
  '--teal-600',
  '--teal-500',
  '--teal-300',
  '--teal-100',
  '--seal-600',
  '--seal-500',
  '--gold-500',
  '--text',
  '--text-2',
  '--text-3',
  '--line-strong',
  '--line',
  '--surface-3',
  '--surface-2',
  '--surface',
  '--bg',
]
const SERIES = [1, 2, 3, 4, 5, 6, 7].map((n) => `--series-${n}`)
const SIZES = [
  '--text-3xl',
  '--text-2xl',
  '--text-xl',
  '--text-lg',
  '--text-md',
  '--text-sm',
  '--text-xs',
]

/** Samples of every unit, present and absent. */
const NUMBERS = [
  formatUnit(32_860_000, 'yuan'),
  formatUnit(-128_600, 'yuan', { short: false }),
  formatUnit(1_286_400_000, 'yuan'),
  formatUnit(0.1619, 'ratio'),
  formatUnit(13, 'days'),
  formatUnit(73, 'count'),
  formatUnit(null, 'ratio', { reason: 'ZERO_ZERO' }),
  formatUnit(null, 'ratio', { reason: 'NO_BASE' }),
  formatUnit(null, 'yuan', { reason: 'NO_DATA' }),
]

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name}>
          <i style={{ background: `var(${name})` }} />
          <code>{name.slice(2)}</code>
        </li>
      ))}
    </ul>
  )
}

export function Foundations() {
  const t = useWords(words)
  return (
    <>
      <Card title={t('colours')}>
        <Swatches names={COLOURS} />
        <h3>{t('series')}</h3>
        <Swatches names={SERIES} />
      </Card>
      <Card title={t('flags')} extra={<small className={textStyles.muted}>{t('flagsNote')}</small>}>
        <div className={styles.line}>
          <Tag colour="green">{t('normal')}</Tag>
          <Tag colour="yellow">{t('watch')}</Tag>
          <Tag colour="red">{t('alert')}</Tag>
          <Tag colour="grey">{t('gap')}</Tag>
          <Tag colour="accent">{t('making')}</Tag>
          <span className={styles.gap} />
          {['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'C', 'D'].map((grade) => (
            <GradeTag key={grade} grade={grade} />
          ))}
          <span className={styles.gap} />
          {['A', 'B', 'M', 'C', 'D'].map((grade) => (
            <Tag key={grade} colour={taxGradeColour(grade)}>
              {t('taxGrade')} {grade}
            </Tag>
          ))}
        </div>
      </Card>
      <Card title={t('type')}>
        <ul className={styles.type}>
          {SIZES.map((name) => (
            <li key={name}>
              <code>{name.slice(2)}</code>
              <span style={{ fontSize: `var(${name})` }}>企业信用报告 Credit report 1,234.56</span>
            </li>
          ))}
          <li>
            <code>serif</code>
            <span className={styles.serif}>让每一家企业拥有数字信用</span>
          </li>
        </ul>
      </Card>
      <Card
        title={t('numbers')}
        extra={<small className={textStyles.muted}>{t('numbersNote')}</small>}
      >
        <div className={styles.numbers}>
          {NUMBERS.map((n, i) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
              key={i}
              className={
                n.missing
                  ? textStyles.muted
                  : n.negative
                    ? cx(textStyles.num, textStyles.neg)
                    : textStyles.num
              }
              title={n.title}
            >
              {n.text}
              <small>{n.unit}</small>
            </p>
          ))}
        </div>
      </Card>
    </>
  )
}
