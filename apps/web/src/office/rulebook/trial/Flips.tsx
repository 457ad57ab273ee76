import type { BacktestResult } from '@xinjian/contract/nouns/rules/backtest'
import type { RuleLevel } from '@xinjian/engine/report/document'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useSay } from '../../../reports/english/english.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { backtestWords, saidWords } from '../more-words.ts'
import styles from '../rulebook.module.css'

const HIT = /^HIT (HIGH|MEDIUM|LOW)(★?)$/

/** What became of each rule that says something else: `R-038 客户过度集中：命中·中 → 未命中`. */
export function Flips({ of }: { of: BacktestResult['flips'] }) {
  const t = useWords(saidWords)
  const tb = useWords(backtestWords)
  const say = useSay(useLanguage())
  const said = (what: string) => {
    const hit = HIT.exec(what)
    if (hit) return `${t('HIT')}·${t(hit[1] as RuleLevel)}${hit[2]}`
    return t(what === 'MISS' ? 'MISS' : 'UNKNOWN')
  }
  if (of.length === 0) return <span className={textStyles.muted}>{tb('same')}</span>
  return (
    <span className={styles.flips}>
      {of.map(({ rule, name, before, after }) => (
        <span key={rule}>
          <span className={textStyles.num}>{rule}</span> {say?.(name) ?? name}：{said(before)} →{' '}
          {said(after)}
        </span>
      ))}
    </span>
  )
}
