import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { common } from '../words/common.ts'
import styles from './form.module.css'

/** Sends a code, or says in how many seconds it can be sent again. */
export function ResendCode(props: {
  left: number
  sent: boolean
  busy: boolean
  onSend: () => void
}) {
  const t = useWords(common)
  return (
    <button
      type="button"
      className={cx(styles.link, textStyles.num)}
      disabled={props.left > 0 || props.busy}
      onClick={props.onSend}
    >
      {props.left > 0 ? t('resend', { n: props.left }) : t(props.sent ? 'sendAgain' : 'send')}
    </button>
  )
}
