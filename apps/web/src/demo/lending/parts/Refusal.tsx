import { Icon } from '../../../ui/Icon.tsx'
import styles from '../lending.module.css'
import type { Refused } from '../useLending.ts'

/** What was refused, in the server's words; `fields`: those that show their own. */
export function Refusal(props: { refused: Refused | null; fields?: readonly string[] }) {
  const { refused, fields } = props
  if (!refused || (refused.field && fields?.includes(refused.field))) return null
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="warning" size={16} />
      <span>{refused.message}</span>
    </p>
  )
}
