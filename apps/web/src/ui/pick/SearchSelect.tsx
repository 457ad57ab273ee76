import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import { lazyPanel, Opener } from './Opener.tsx'
import css from './pick.module.css'
import type { PickOption } from './SearchPanel.tsx'

const panel = lazyPanel(() => import('./SearchPanel.tsx'))

/** One of many (bureaus, industries): a list that is searched by typing. Few options are better off in `Select`. */
export function SearchSelect(props: {
  label: string
  value: string
  /** What stands for "any"; its value is the empty text. */
  all: string
  options: readonly PickOption[]
  onChange: (value: string) => void
}) {
  const id = useId()
  const chosen = props.options.find((o) => o.value === props.value)
  const { label, value, onChange } = props
  const options = [{ value: '', label: props.all }, ...props.options]
  return (
    <div className={css.field}>
      <span id={`${id}l`} className={css.label}>
        {label}
      </span>
      <Opener
        of={panel}
        panel={{ label, value, options, onChange }}
        kind="listbox"
        id={`${id}v`}
        labelledBy={`${id}l ${id}v`}
        className={css.control ?? ''}
      >
        <span>{chosen?.label ?? (value || props.all)}</span>
        <Icon name="down" size={12} />
      </Opener>
    </div>
  )
}
