import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { useCopy } from '../common/useCopy.ts'
import styles from './callback.module.css'
import { dialogWords } from './words.ts'

/** The secret, this once: to copy, whom to give it to, and in the sandbox where to enter it. */
export function CallbackSecret(props: {
  open: boolean
  onClose: () => void
  url: string
  secret: string
  receiver: string | null
}) {
  const t = useWords(dialogWords)
  const copy = useCopy()
  return (
    <Dialog
      open={props.open}
      title={t('doneTitle')}
      width="600px"
      dismissable={false}
      onClose={props.onClose}
      footer={
        <Button variant="primary" onClick={props.onClose}>
          {t('saved')}
        </Button>
      }
    >
      <div className={cx(layout.stack4, styles.form)} role="status">
        <p className={styles.warn}>
          <Icon name="warning" size={16} />
          <span>{t('once')}</span>
        </p>
        <div className={styles.secret} data-part="secret">
          <small className={textStyles.muted}>{t('secret')}</small>
          <code>{props.secret}</code>
          <Button variant="primary" icon="copy" onClick={() => copy(props.secret, t('copied'))}>
            {t('copy')}
          </Button>
        </div>
        <p>
          <span className={textStyles.muted}>{t('sendTo')}</span> <code>{props.url}</code>
        </p>
        <p className={textStyles.muted}>{t('use')}</p>
        {props.receiver ? (
          <p className={textStyles.muted}>
            {t('demo')}{' '}
            <a href={props.receiver} target="_blank" rel="noreferrer">
              {t('receiver')}
            </a>
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
