import { Icon } from '../../ui/Icon.tsx'
import styles from './form.module.css'

/** A refusal in the server's words, above the button that caused it. */
export function Refusal({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="warning" size={18} />
      <span>{text}</span>
    </p>
  )
}
