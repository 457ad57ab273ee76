import { useEffect, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './code.module.css'
/**
 * A code in boxes, one digit each. It is one real field laid over them, so that pasting, the keyboard's suggestion of the
 * code from the message, and screen readers work as with any field. `onFull` is called once per complete code.
 */
export function CodeBoxes(props: {
  label: string
  length?: number
  value: string
  onChange: (value: string) => void
  onFull: (value: string) => void
  disabled?: boolean
  bad?: boolean
}) {
  const { length = 6, value, onChange, onFull } = props
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (!props.disabled) input.current?.focus({ preventScroll: true })
  }, [props.disabled])
  const next = Math.min(value.length, length - 1)
  const give = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onFull(digits)
  }
  return (
    <div className={cx(styles.code, props.bad && styles.codeBad, focused && styles.codeFocus)}>
      <input
        ref={input}
        aria-label={props.label}
        aria-invalid={props.bad || undefined}
        value={value}
        disabled={props.disabled}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d*"
        // Room for a pasted sentence: the digits are picked out of it.
        maxLength={200}
        onChange={(event) => give(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <div aria-hidden="true" className={cx(styles.codeBoxes, textStyles.num)}>
        {Array.from({ length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          <span key={i} className={i === next ? styles.isNext : undefined}>
            {value[i] ?? ''}
          </span>
        ))}
      </div>
    </div>
  )
}
