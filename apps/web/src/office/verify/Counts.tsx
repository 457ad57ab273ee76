import type { DataOf } from '@xinjian/contract/endpoint'
import type { verify } from '@xinjian/contract/nouns/verify'
import { VERIFY_RESULTS } from '@xinjian/format/verify/result'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { yuan } from '../billing/yuan.ts'
import { words } from './list-words.ts'
import { useVerifyWords } from './useVerifyWords.ts'
import styles from './verify.module.css'

/** How many of each result, void and reversed ones apart, and what was charged; a press narrows the list to them. */
export function Counts(props: {
  of: DataOf<typeof verify.verifyList>['counts'] | undefined
  onPick: (filter: { result: string | null; mark: string | null }) => void
}) {
  const t = useWords(words)
  const say = useVerifyWords()
  const { of, onPick } = props
  if (!of || of.byResult.length === 0) return null
  const counted = VERIFY_RESULTS.flatMap(
    (result) => of.byResult.find((one) => one.result === result) ?? [],
  )
  return (
    <section className={styles.counts} aria-label={t('counts')}>
      {counted.map(({ result, count }) => (
        <Button
          key={result}
          size="sm"
          variant="quiet"
          onClick={() => onPick({ result, mark: null })}
        >
          {say.t(result)} <b>{count}</b>
        </Button>
      ))}
      {of.flawed > 0 && (
        <Button size="sm" variant="quiet" onClick={() => onPick({ result: null, mark: 'FLAWED' })}>
          {t('flawed')} <b>{of.flawed}</b>
        </Button>
      )}
      <span>{t('charged', { n: of.charged, amount: yuan(of.amount) })}</span>
    </section>
  )
}
