import type { RiskOrderRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { useWords } from '../../i18n/dictionary.ts'
import { RankBars } from '../../ui/charts/RankBars.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { words } from './words.ts'

/** How the enterprises of an order come out, as they hold now. */
export function Outcomes({ of }: { of: RiskOrderRow }) {
  const t = useWords(words)
  return (
    <>
      <RankBars
        label={t('share')}
        show={(n) => n.toLocaleString('en-US')}
        rows={[
          { name: t('PASS'), value: of.pass, colour: 'var(--flag-green)' },
          { name: t('REVIEW'), value: of.review, colour: 'var(--flag-yellow)' },
          { name: t('REJECT'), value: of.reject, colour: 'var(--flag-red)' },
          { name: t('UNJUDGED'), value: of.unjudged, colour: 'var(--text-3)' },
        ]}
      />
      {of.sealed > 0 && <p className={textStyles.mutedSm}>{t('sealedOf', { n: of.sealed })}</p>}
    </>
  )
}
