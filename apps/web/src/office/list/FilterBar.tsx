import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DaysPicker } from '../../ui/pick/DaysPicker.tsx'
import { SearchSelect } from '../../ui/pick/SearchSelect.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { SearchInput } from '../common/SearchInput.tsx'
import type { Filter, Values } from './filters.ts'
import css from './list.module.css'
import { useDayShortcuts } from './useDayShortcuts.ts'
import { useSearchKey } from './useSearchKey.ts'
import { words } from './words.ts'

const NumberSpan = lazy(() => import('./NumberSpan.tsx'))

interface Props {
  filters: readonly Filter[]
  values: Values
  change: (values: Record<string, string | null>) => void
  clear: () => void
  /** Actions at the end of the bar. */
  children?: ReactNode
}

/** The filters of a list in a row. On a phone the search stays and the others unfold. */
export function FilterBar({ filters, values, change, clear, children }: Props) {
  const t = useWords(words)
  const bar = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useSearchKey(bar)
  const search = filters.find((f) => f.kind === 'search')
  // A held filter shows only while it is set.
  const others = filters.filter(
    (f) => f.kind !== 'search' && (f.kind !== 'held' || values[f.key] !== undefined),
  )
  const used = Object.keys(values).filter((name) => name !== search?.key).length
  if (!search && others.length === 0 && !children) return null
  return (
    <div ref={bar} className={css.bar}>
      {search && (
        <div className={css.search} title={t('searchKey')}>
          <SearchInput
            label={search.label}
            value={values[search.key] ?? ''}
            onSearch={(value) => change({ [search.key]: value })}
          />
        </div>
      )}
      {others.length > 0 && (
        <Button
          icon="filter"
          className={css.more ?? ''}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {used > 0 ? t('moreN', { n: used }) : t('more')}
        </Button>
      )}
      <div className={css.others} data-open={open}>
        {others.map((filter) => (
          <Control key={filter.key} filter={filter} values={values} change={change} />
        ))}
        {Object.keys(values).length > 0 && (
          <Button variant="quiet" icon="close" onClick={clear}>
            {t('reset')}
          </Button>
        )}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}

function Control({
  filter,
  values,
  change,
}: { filter: Filter } & Pick<Props, 'values' | 'change'>) {
  const t = useWords(words)
  const shortcuts = useDayShortcuts()
  const value = values[filter.key] ?? ''
  const set = (next: string | null) => change({ [filter.key]: next })
  if (filter.kind === 'days')
    return (
      <DaysPicker
        label={filter.label}
        value={{ from: values.from ?? '', to: values.to ?? '' }}
        shortcuts={shortcuts}
        onChange={(days) => change({ ...days })}
      />
    )
  if (filter.kind === 'span')
    return (
      <Suspense
        fallback={<Field label={filter.label}>{() => <span className={css.spanWait} />}</Field>}
      >
        <NumberSpan of={filter} values={values} change={change} />
      </Suspense>
    )
  if (filter.kind === 'tick')
    return (
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={value === '1'}
          onChange={(event) => set(event.target.checked ? '1' : null)}
        />
        {filter.label}
      </label>
    )
  if (filter.kind === 'own') return filter.control(value === '' ? null : value, set)
  if (filter.kind === 'held')
    return (
      <button
        type="button"
        className={css.held}
        aria-label={t('drop', { label: filter.label })}
        onClick={() => set(null)}
      >
        {filter.label} <b className={textStyles.num}>{value}</b>
        <Icon name="close" size={11} />
      </button>
    )
  if (filter.kind === 'choice' && filter.searched) {
    const { label, all, options } = filter
    return <SearchSelect {...{ label, all, options, value }} onChange={set} />
  }
  if (filter.kind !== 'choice') return null
  return (
    <Field label={filter.label}>
      {(ids) => (
        <Select {...ids} value={value} onChange={(event) => set(event.target.value)}>
          <option value="">{filter.all}</option>
          {filter.options.map((o) => (
            <option key={o.value} value={o.value}>
              {o.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
