import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Card } from '../../../ui/Card.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { type Judgement, Reasons, ToRows } from './Lines.tsx'
import { words } from './words.ts'

/** Where the score comes from, part by part, each opened to the rows of its figure; what has none says what it is. */
export function Scored(props: { of: NonNullable<Judgement['scored']>; taxNo: string }) {
  const { of, taxNo } = props
  const t = useWords(words)
  const language = useLanguage()
  return (
    <Card title={t('scored')}>
      <div className={layout.stack3}>
        <p className={textStyles.mutedSm}>
          {kindTitle(of.report, language)}
          <ToRows reportNo={of.reportNo} of={undefined} taxNo={taxNo} />
        </p>
        <Reasons of={of.parts} reportNo={of.reportNo} taxNo={taxNo} label={t('scored')} />
      </div>
    </Card>
  )
}
