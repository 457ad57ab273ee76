import { useQuery } from '@tanstack/react-query'
import { riskPolicy } from '@xinjian/contract/nouns/rules/riskPolicy'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { useLineWords } from '../judged/useLineWords.ts'
import { words } from './words.ts'

/** Published admission packs to begin with, each with what of it no source tells. */
export function Samples() {
  const t = useWords(words)
  const say = useLineWords()
  const found = useQuery(query(riskPolicy.riskVocabulary, {}))
  return (
    <Card title={t('samples')}>
      <p className={textStyles.mutedSm}>{t('samplesNote')}</p>
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={4} />
      ) : (
        <ul className={layout.stack3}>
          {found.data.samples.map((sample) => (
            <li key={sample.id}>
              <span className={layout.row2}>
                <b>{say.text(sample.name)}</b>
                <span className={textStyles.muted}>
                  {t('lines')} {sample.table.lines.length}
                </span>
                <GoLink to={paths.riskPolicy({ sample: sample.id })}>{t('useSample')}</GoLink>
              </span>
              {sample.unjudged.length > 0 && (
                <p className={textStyles.mutedSm}>
                  {t('unjudged')}: {sample.unjudged.map((one) => say.text(one)).join(' · ')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
