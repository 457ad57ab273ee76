import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Card } from '../../../ui/Card.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { Limit } from './Limit.tsx'
import { type Judgement, Lines } from './Lines.tsx'
import { Scored } from './Scored.tsx'
import { unrepeated } from './unrepeated.ts'
import { words } from './words.ts'

/** What one version of a policy said of an enterprise: lines that hold, that cannot be said, missing reports, the limit, lines that do not hold. */
export function Judged(props: { of: Judgement; taxNo: string; title?: string }) {
  const { of, taxNo } = props
  const t = useWords(words)
  const language = useLanguage()
  const holds = of.lines.filter((line) => line.holds)
  // What its report is missing for stands among the missing reports, and has no name here.
  const unsaid = of.lines.filter(
    ({ holds: isHit, conditions }) => !isHit && !conditions.some(({ why }) => why === 'NO_REPORT'),
  )
  return (
    <div className={layout.stack4}>
      <Card title={props.title ?? t('holds')}>
        {holds.length > 0 ? (
          <Lines lines={holds} taxNo={taxNo} />
        ) : (
          <p className={textStyles.muted}>{t('nothingHolds')}</p>
        )}
      </Card>
      {unsaid.length > 0 && (
        <Card title={t('unsaid')}>
          <Lines lines={unsaid} taxNo={taxNo} />
        </Card>
      )}
      {of.missing.length > 0 && (
        <Card title={t('missing')}>
          <ul className={layout.stack3}>
            {of.missing.map(({ kind, why }) => (
              <li key={kind}>
                {kindTitle(kind, language)} <span className={textStyles.muted}>{t(why)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {of.scored && <Scored of={of.scored} taxNo={taxNo} />}
      {of.limit && <Limit of={of.limit} taxNo={taxNo} />}
      <Cleared
        lines={of.cleared && unrepeated(of.lines, of.cleared)}
        taxNo={taxNo}
        open={of.outcome === 'PASS'}
      />
    </div>
  )
}

/** What a pass rests on; where something holds, that comes first and these are folded. */
function Cleared(props: { lines: Judgement['cleared']; taxNo: string; open: boolean }) {
  const { lines, taxNo, open } = props
  const t = useWords(words)
  if (lines === null) return <p className={textStyles.muted}>{t('clearedGone')}</p>
  if (lines.length === 0) return null
  return (
    <Card>
      <details open={open}>
        <summary>{t('cleared', { n: lines.length })}</summary>
        <Lines lines={lines} taxNo={taxNo} />
      </details>
    </Card>
  )
}
