import styles from './table.module.css'
/** A checkbox named for screen readers; `some` shows that part of what it stands for is ticked. */
export function Tick(props: {
  label: string
  checked: boolean
  some?: boolean
  onChange: () => void
}) {
  return (
    <input
      type="checkbox"
      className={styles.tick}
      aria-label={props.label}
      checked={props.checked}
      ref={(box) => {
        if (box) box.indeterminate = props.some === true && !props.checked
      }}
      onChange={props.onChange}
      onClick={(event) => event.stopPropagation()}
    />
  )
}
