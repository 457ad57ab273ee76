import { useEffect, useState } from 'react'
import { Input } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A search that asks on Enter, on leaving the field, and when it is emptied; follows the address when that changes. */
export function SearchInput(props: {
  label: string
  value: string
  onSearch: (value: string) => void
}) {
  const [text, setText] = useState(props.value)
  useEffect(() => setText(props.value), [props.value])
  const ask = (value: string) => {
    if (value.trim() !== props.value) props.onSearch(value.trim())
  }
  return (
    <Input
      type="search"
      prefix={<Icon name="search" size={15} />}
      aria-label={props.label}
      placeholder={props.label}
      maxLength={64}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        if (event.target.value === '') ask('')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(text)
      }}
      onBlur={() => ask(text)}
    />
  )
}
