import {
  Autocomplete,
  Dialog,
  Input,
  ListBox,
  ListBoxItem,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { Icon } from '../Icon.tsx'
import { useUiText } from '../text.ts'
import { Floating } from './Floating.tsx'
import type { PanelProps } from './Opener.tsx'
import css from './pick.module.css'

export interface PickOption {
  value: string
  label: string
}

/** Option keys may not be empty texts; a key is the value behind this sign. */
const KEY = 'v:'

/** A search field over the list it narrows; arrow keys move in the list while the focus stays in the field. */
export function Panel(
  props: PanelProps & {
    label: string
    value: string
    options: readonly PickOption[]
    onChange: (value: string) => void
  },
) {
  const text = useUiText()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Floating {...props}>
      <Dialog className={css.chooser ?? ''} aria-label={props.label}>
        <Autocomplete filter={contains}>
          <SearchField aria-label={text.search} autoFocus>
            <Input className={css.search ?? ''} placeholder={text.search} />
          </SearchField>
          <ListBox
            className={css.options ?? ''}
            aria-label={props.label}
            items={props.options}
            selectionMode="single"
            selectedKeys={[KEY + props.value]}
            renderEmptyState={() => <p className={css.none}>{text.noMatch}</p>}
            onSelectionChange={(keys) => {
              // A press on the chosen one takes the choice back: it is kept, and the list closes all the same.
              const [key] = keys === 'all' ? [] : [...keys]
              if (key !== undefined) props.onChange(String(key).slice(KEY.length))
              props.onClose()
            }}
          >
            {(option) => (
              <ListBoxItem
                id={KEY + option.value}
                textValue={option.label}
                className={css.option ?? ''}
              >
                {option.label}
                {option.value === props.value && <Icon name="check" size={15} />}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </Dialog>
    </Floating>
  )
}
