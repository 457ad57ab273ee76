import type { RiskOrderRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { useWords } from '../../i18n/dictionary.ts'
import { words } from './words.ts'

/** By which version it is judged, with which own score card, and of a trial against which and as of when. */
export function JudgedBy({ of }: { of: RiskOrderRow }) {
  const t = useWords(words)
  const own = t('versionOf', { name: of.policyName, n: of.policyVersion })
  const said = of.cardWithdrawnAt === null ? 'byCard' : 'byCardWithdrawn'
  const card = of.scoreCard === null ? '' : ` · ${t(said, { n: of.scoreCard })}`
  if (of.purpose !== 'TRIAL') return <>{`${own} · ${t(of.source)}${card}`}</>
  const then = of.asOf ? t('asOf', { day: of.asOf }) : t('asNow')
  const day = of.source === 'RECKONED' ? `${then} · ${t('RECKONED')}` : then
  if (of.againstVersion === null) return <>{`${own} · ${day}${card}`}</>
  const against =
    of.againstCode === of.policyCode
      ? t('versionOf', { name: of.policyName, n: of.againstVersion })
      : `#${of.againstCode} v${of.againstVersion}`
  return <>{`${t('trialOf', { a: own, b: against })} · ${day}${card}`}</>
}
