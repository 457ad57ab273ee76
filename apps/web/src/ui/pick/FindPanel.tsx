import { useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Input,
  ListBox,
  ListBoxItem,
  SearchField,
} from 'react-aria-components'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import { useUiText } from '../text.ts'
import { Floating } from './Floating.tsx'
import type { PanelProps } from './Opener.tsx'
import css from './pick.module.css'

export interface FoundOption {
  value: string
  label: string
  /** Where it belongs, small beneath its name. */
  under?: string
}

export interface Found {
  options: readonly FoundOption[]
  /** What was left out, in words. */
  note?: string
}

/** Option keys may not be empty texts; a key is the value behind this sign. */
const KEY = 'v:'

/** One of very many: what is typed is looked up, and only what was found is listed. Arrow keys move, Enter chooses. */
export function FindPanel(
  props: PanelProps & {
    label: string
    value: string
    placeholder: string
    find: (typed: string) => Found
    onChange: (option: FoundOption) => void
  },
) {
  const text = useUiText()
  const [typed, setTyped] = useState('')
  const { options, note } = props.find(typed)
  return (
    // Above by preference: forms ask for such things last, and a dialog cuts off what hangs below it.
    <Floating {...props} placement="top start">
      <Dialog className={css.finder ?? ''} aria-label={props.label}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField aria-label={props.placeholder} autoFocus>
            <Input className={css.search ?? ''} placeholder={props.placeholder} />
          </SearchField>
          <ListBox
            className={cx(css.options, css.results)}
            aria-label={props.label}
            items={options}
            dependencies={[props.value]}
            selectionMode="single"
            selectedKeys={[KEY + props.value]}
            renderEmptyState={() => <p className={css.none}>{text.noMatch}</p>}
            onSelectionChange={(keys) => {
              // A press on the chosen one takes the choice back: it is kept, and the list closes all the same.
              const [key] = keys === 'all' ? [] : [...keys]
              const chosen = options.find((option) => KEY + option.value === key)
              if (chosen) props.onChange(chosen)
              props.onClose()
            }}
          >
            {(option) => (
              <ListBoxItem
                id={KEY + option.value}
                textValue={option.label}
                className={css.option ?? ''}
              >
                <span className={css.found}>
                  {option.label}
                  {option.under && <small>{option.under}</small>}
                </span>
                {option.value === props.value && <Icon name="check" size={15} />}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
        {note && <p className={css.note}>{note}</p>}
      </Dialog>
    </Floating>
  )
}
