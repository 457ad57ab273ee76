import type { DatasetSummary } from '@xinjian/contract'
import { availabilityWords } from '@xinjian/contract/collect/availability'
import type { Dataset } from '@xinjian/contract/nouns/collect'
import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { tabStep } from '../../ui/tab-keys.ts'
import { availabilityOfSummary } from './availability.ts'
import styles from './collected.module.css'
import { datasetWords } from './dataset-words.ts'
import { words } from './words.ts'

/** Pixels of the tab before that stay in sight. */
const EDGE = 60

/** All kinds of data with how many rows each has: a rail on a desk, a strip that scrolls on a phone. */
export function DatasetTabs(props: {
  datasets: readonly DatasetSummary[]
  value: Dataset
  onChange: (dataset: Dataset) => void
}) {
  const t = useWords(words)
  const td = useWords(datasetWords)
  const list = useRef<HTMLDivElement>(null)
  // On a phone the strip may begin far from the one shown.
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector(`[data-dataset="${props.value}"]`)
    if (strip && tab)
      strip.scrollLeft +=
        tab.getBoundingClientRect().left - strip.getBoundingClientRect().left - EDGE
  }, [props.value])
  const language = useLanguage()
  const count = (d: DatasetSummary) => availabilityWords(availabilityOfSummary(d), d.rows, language)
  const move = (to: number) => {
    const next = props.datasets[to]
    if (!next) return
    props.onChange(next.dataset)
    list.current?.querySelector<HTMLElement>(`[data-dataset="${next.dataset}"]`)?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={t('datasets')}>
      {props.datasets.map((d, at) => (
        <button
          key={d.dataset}
          type="button"
          role="tab"
          data-dataset={d.dataset}
          aria-selected={d.dataset === props.value}
          tabIndex={d.dataset === props.value ? 0 : -1}
          className={cx(
            layout.hover,
            styles.tab,
            d.rows === 0 && styles.isEmpty,
            d.failure && styles.isBad,
          )}
          onClick={() => props.onChange(d.dataset)}
          onKeyDown={(event) => {
            const to = tabStep(event.key, at, props.datasets.length)
            if (to === null) return
            event.preventDefault()
            move(to)
          }}
        >
          <span className={textStyles.nowrap}>{td(d.dataset)}</span>
          <small className={textStyles.num}>{count(d)}</small>
        </button>
      ))}
    </div>
  )
}
