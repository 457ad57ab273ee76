import { availabilityOfItem, availabilityWords } from '@xinjian/contract/collect/availability'
import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { useDatasetName } from '../tax/hooks/use-dataset-name.ts'
import { outcome } from '../words/outcome.ts'
import styles from './progress.module.css'

type Item = CollectTask['datasets'][number]

/** Each dataset with its state in words and its rows. */
export function DatasetList({ items }: { items: readonly Item[] }) {
  const t = useWords(outcome)
  const language = useLanguage()
  const nameOf = useDatasetName()
  const wordsOf = (item: Item) => {
    const standing = availabilityOfItem(item)
    if (standing) return availabilityWords(standing, item.rows, language)
    if (item.rows > 0) return t('rows', { n: item.rows.toLocaleString('en-US') })
    return t(item.state === 'RUNNING' ? 'RUNNING' : 'PENDING')
  }
  return (
    <ul className={styles.data}>
      {items.map((item) => (
        <li
          key={item.dataset}
          className={
            item.state === 'DONE' || item.state === 'SKIPPED'
              ? undefined
              : styles[`item-${item.state}` as const]
          }
        >
          <span className={styles.dataSign}>
            <Sign state={item.state} />
          </span>
          <span>{nameOf(item)}</span>
          <small className={textStyles.num}>{wordsOf(item)}</small>
        </li>
      ))}
    </ul>
  )
}

function Sign({ state }: { state: Item['state'] }) {
  if (state === 'RUNNING') return <i className={button.spin} />
  if (state === 'FAILED') return <Icon name="warning" size={16} />
  if (state === 'DONE' || state === 'EMPTY') return <Icon name="check" size={16} />
  return <i className={styles.dataDot} />
}
