import { useQuery } from '@tanstack/react-query'
import { HELD_CHOICES, type HeldChoice } from '@xinjian/contract/account/held-choices'
import { people } from '@xinjian/contract/nouns/people'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { heldWords } from './held-words.ts'
import styles from './people.module.css'

/** What hangs on an account, and what becomes of it: null = all stays as it is. */
export function HeldChoices(props: {
  id: number
  value: HeldChoice | null
  onChange: (value: HeldChoice | null) => void
}) {
  const { id, value, onChange } = props
  const t = useWords(heldWords)
  const found = useQuery(query(people.userHoldings, { id }))
  if (found.error)
    return <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={2} />
  if (found.data.length === 0) return <p className={textStyles.muted}>{t('none')}</p>
  const takeable = found.data.some((row) => row.takeable > 0)
  return (
    <>
      <p>{t('title')}</p>
      <ul aria-label={t('title')}>
        {found.data.map(({ kind, count, names, takeable: mine }) => (
          <li key={kind}>
            <b>{t('line', { kind: t(kind), n: count })}</b>
            {names.join(t('comma'))}
            {count > names.length && t('more')}{' '}
            <small className={textStyles.muted}>
              {mine === count ? t('all') : t('some', { n: mine })}
            </small>
          </li>
        ))}
      </ul>
      <fieldset className={styles.ticks}>
        <legend>{t('choice')}</legend>
        {[null, ...HELD_CHOICES].map((choice) => (
          <label key={choice ?? 'KEEP'} className={styles.tick}>
            <input
              type="radio"
              name="held"
              checked={value === choice}
              disabled={choice === 'TAKE' && !takeable}
              onChange={() => onChange(choice)}
            />
            <span>{t(choice ?? 'KEEP')}</span>
          </label>
        ))}
        <small className={textStyles.muted}>{t(`${value ?? 'KEEP'}_NOTE`)}</small>
      </fieldset>
    </>
  )
}
