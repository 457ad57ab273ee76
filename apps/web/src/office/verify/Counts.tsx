import type { DataOf } from '@xinjian/contract/endpoint'
import type { verify } from '@xinjian/contract/nouns/verify'
import { VERIFY_RESULTS } from '@xinjian/format/verify/result'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { yuan } from '../money/yuan.ts'
import { words } from './list-words.ts'
import { useVerifyWords } from './useVerifyWords.ts'
import styles from './verify.module.css'

/** How many of each result, void and reversed ones apart, and what was charged. */
export function Counts({ of }: { of: DataOf<typeof verify.verifyList>['counts'] | undefined }) {
  const t = useWords(words)
  const say = useVerifyWords()
  if (!of || of.byResult.length === 0) return null
  const counted = VERIFY_RESULTS.flatMap(
    (result) => of.byResult.find((one) => one.result === result) ?? [],
  )
  return (
    <section className={styles.counts} aria-label={t('counts')}>
      {counted.map(({ result, count }) => (
        <Link key={result} to={paths.verifyResults({ result })}>
          {say.t(result)} <b>{count}</b>
        </Link>
      ))}
      {of.flawed > 0 && (
        <Link to={paths.verifyResults({ mark: 'FLAWED' })}>
          {t('flawed')} <b>{of.flawed}</b>
        </Link>
      )}
      <span>{t('charged', { n: of.charged, amount: yuan(of.amount) })}</span>
    </section>
  )
}
