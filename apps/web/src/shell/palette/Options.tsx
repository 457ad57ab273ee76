import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { GROUPS, type Item } from './items.ts'
import styles from './palette.module.css'
import { words } from './words.ts'

/** The list under the field, by groups; the active option is brought into view. */
export function Options(props: {
  id: string
  items: readonly Item[]
  active: Item | undefined
  onChoose: (item: Item) => void
}) {
  const t = useWords(words)
  const { id, items, active } = props
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active option is to be seen.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.key])
  return (
    <div
      ref={list}
      id={`${id}list`}
      className={styles.list}
      role="listbox"
      aria-label={t('results')}
    >
      {GROUPS.map((group) => {
        const own = items.filter((item) => item.group === group)
        if (own.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox, no fieldset.
          <div key={group} role="group" aria-labelledby={`${id}${group}`}>
            <p id={`${id}${group}`} role="presentation">
              {t(group)}
            </p>
            {own.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, whose keys move and choose.
              <div
                key={item.key}
                id={`${id}${item.key}`}
                className={cx(layout.hover, styles.option)}
                role="option"
                aria-selected={item === active}
                onClick={() => props.onChoose(item)}
              >
                <Icon name={item.icon} size={16} />
                <span>
                  {item.label}
                  {item.under && <small className={textStyles.mutedXs}>{item.under}</small>}
                </span>
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
