import type { ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card, Stat } from '../../../ui/Card.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import styles from '../risk.module.css'
import { words } from './words.ts'

/** On which loans the card rests, and which were left out for what reason. */
export function Sample({ of }: { of: ScoreCardResult }) {
  const t = useWords(words)
  const left = of.leftOut.reduce((sum, { n }) => sum + n, 0)
  return (
    <Card title={t('sample')}>
      <div className={styles.figures}>
        <Stat label={t('kind')} value={t(of.kind)} />
        <Stat label={t('cases')} value={of.cases} />
        <Stat label={t('badCases')} value={of.bad} />
        <Stat label={t('sampleFirms')} value={of.firms} />
        <Stat label={t('badFirms')} value={of.badFirms} />
        {of.reckoned !== undefined && <Stat label={t('reckonedCases')} value={of.reckoned} />}
        <Stat label={t('leftOut')} value={left} />
      </div>
      {of.kind === 'CALIBRATION' && (
        <p className={textStyles.muted}>
          {t('calibrationHint', {
            ...{ cases: of.cases, bad: of.bad, firms: of.firms },
            ...{ badFirms: of.badFirms, goodFirms: of.goodFirms },
          })}
        </p>
      )}
      {(of.reckoned ?? 0) > 0 && <p className={textStyles.muted}>{t('reckonedHint')}</p>}
      {left === 0 ? (
        <p className={textStyles.mutedSm}>{t('leftOutNone')}</p>
      ) : (
        <ul className={textStyles.mutedSm}>
          {of.leftOut.map(({ why, n }) => (
            <li key={why}>
              {t(why === 'FAILED' ? 'leftFAILED' : why)}: <b className={textStyles.num}>{n}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
