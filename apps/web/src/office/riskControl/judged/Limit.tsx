import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Card, Stat } from '../../../ui/Card.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import styles from '../risk.module.css'
import { type Judgement, Reasons, ToRows } from './Lines.tsx'
import { useLineWords } from './useLineWords.ts'
import { words } from './words.ts'

const yuan = (value: number | null): string =>
  value === null ? '--' : value.toLocaleString('en-US', { maximumFractionDigits: 2 })

type FoundLimit = NonNullable<Judgement['limit']>
type Leg = FoundLimit['legs'][number]

/** How the limit was reckoned, leg by leg, each opened to its rows. A leg that is not known makes it unknown: never a guess. */
export function Limit({ of, taxNo }: { of: FoundLimit; taxNo: string }) {
  const t = useWords(words)
  const { amount, legs, take, share, capWan } = of
  const set = [
    ...(legs.length > 1 ? [t(take)] : []),
    ...(share === null ? [t('noShare')] : []),
    ...(share == null ? [] : [t('shareOf', { share: `${Math.round(share * 10_000) / 100}%` })]),
    ...(capWan === undefined ? [] : [t('cap', { cap: yuan(capWan * 10_000) })]),
  ]
  return (
    <Card title={t('limit')}>
      <div className={layout.stack3}>
        {amount === null ? (
          <p>{t('noLimit')}</p>
        ) : (
          <Stat label={t('limitNote')} value={yuan(amount)} />
        )}
        <ol className={styles.lines} aria-label={t('legs')}>
          {legs.map((leg) => (
            <li key={`${leg.report}/${leg.key ?? ''}`} className={styles.line}>
              <LegOf of={leg} taxNo={taxNo} />
            </li>
          ))}
        </ol>
        {set.length > 0 && (
          <div>
            <p className={textStyles.mutedSm}>{t('setByPolicy')}</p>
            <ul className={styles.because}>
              {set.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}

function LegOf({ of: leg, taxNo }: { of: Leg; taxNo: string }) {
  const t = useWords(words)
  const say = useLineWords()
  const language = useLanguage()
  const { base, times, value, reportNo, detail, because } = leg
  const name = leg.name
    ? say.text(leg.name)
    : t('suggested', { report: kindTitle(leg.report, language) })
  return (
    <>
      <header>
        <span>{name}</span>
        <span className={textStyles.num}>
          {base === null
            ? t('unknownBase')
            : t('leg', { base: yuan(base), times, value: yuan(value) })}
        </span>
      </header>
      <p className={textStyles.mutedSm}>
        {kindTitle(leg.report, language)}
        {detail && ` · ${say.text(detail)}`}
        {leg.key !== undefined && leg.of === undefined && ` · ${t('noRows')}`}
        <ToRows reportNo={reportNo} of={leg.of} taxNo={taxNo} />
      </p>
      {because && <Reasons of={because} reportNo={reportNo} taxNo={taxNo} />}
    </>
  )
}
