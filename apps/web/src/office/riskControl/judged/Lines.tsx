import type { DataOf } from '@xinjian/contract/endpoint'
import type { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { kindOfNumber } from '../../../reports/kinds.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import styles from '../risk.module.css'
import { words as orderWords } from '../words.ts'
import { type FoundCondition, useLineWords } from './useLineWords.ts'
import { words } from './words.ts'

export type Judgement = NonNullable<DataOf<typeof riskOrder.riskSubject>['judgement']>
type Line = Judgement['lines'][number]

/** Lines of a policy that hold, or that cannot be said: each condition with what was found and where it stands. */
export function Lines({ lines, taxNo }: { lines: readonly Line[]; taxNo: string }) {
  const t = useWords(words)
  const to = useWords(orderWords)
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.nth} className={styles.line}>
          <header>
            <span className={textStyles.muted}>{t('nth', { n: line.nth })}</span>
            <Tag colour={!line.holds ? 'grey' : line.verdict === 'REJECT' ? 'red' : 'yellow'}>
              {t('thenIs', { verdict: to(line.verdict) })}
            </Tag>
          </header>
          <ul>
            {line.conditions.map((found, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions of a line never move.
              <Found key={i} of={found} taxNo={taxNo} joined={i > 0} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Found(props: { of: FoundCondition; taxNo: string; joined: boolean }) {
  const { of: found, taxNo } = props
  const t = useWords(words)
  const say = useLineWords()
  const kind = found.reportNo === undefined ? undefined : kindOfNumber(found.reportNo)
  const why =
    found.holds === null &&
    (found.why === 'ABSENT' || found.why === 'NO_REPORT' || found.why === 'NO_CARD')
      ? t(`why${found.why}`)
      : undefined
  return (
    <li>
      <p>
        {props.joined && `${t('and')} `}
        {say.condition(found.condition as never, found)}
      </p>
      <p className={textStyles.mutedSm}>
        {why ?? t('found', { value: say.found(found) })}
        {found.detail && ` · ${say.text(found.detail)}`}
        {kind && found.reportNo && (
          <>
            {' · '}
            <Link to={paths.report(kind, { taxId: taxNo, reportNo: found.reportNo, of: found.of })}>
              {t('openFigure')}
            </Link>
          </>
        )}
      </p>
    </li>
  )
}
