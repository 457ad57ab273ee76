import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { useWords } from '../../i18n/dictionary.ts'
import { Icon } from '../../ui/Icon.tsx'
import '../styles/progress.css'
import { outcome } from '../words/outcome.ts'

type Item = CollectTask['datasets'][number]

/** Each dataset with its state in words and its rows. */
export function DatasetList({ items }: { items: readonly Item[] }) {
  const t = useWords(outcome)
  return (
    <ul className="m-data">
      {items.map((item) => (
        <li key={item.dataset} className={`is-${item.state.toLowerCase()}`}>
          <span className="m-data__sign">
            <Sign state={item.state} />
          </span>
          <span>{item.name}</span>
          <small className="num">
            {item.rows > 0 ? t('rows', { n: item.rows.toLocaleString('en-US') }) : t(item.state)}
          </small>
        </li>
      ))}
    </ul>
  )
}

function Sign({ state }: { state: Item['state'] }) {
  if (state === 'RUNNING') return <i className="x-spin" />
  if (state === 'FAILED') return <Icon name="warning" size={16} />
  if (state === 'DONE' || state === 'EMPTY') return <Icon name="check" size={16} />
  return <i className="m-data__dot" />
}
