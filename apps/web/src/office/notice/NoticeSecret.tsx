import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCopy } from '../common/useCopy.ts'
import { dialogWords } from './words.ts'

/** The secret, this once: to copy, whom to give it to, and in the sandbox where to enter it. */
export function NoticeSecret(props: {
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
        <Button look="primary" onClick={props.onClose}>
          {t('saved')}
        </Button>
      }
    >
      <div className="no-form" role="status">
        <p className="no-warn">
          <Icon name="warning" size={16} />
          <span>{t('once')}</span>
        </p>
        <div className="no-secret">
          <small className="muted">{t('secret')}</small>
          <code>{props.secret}</code>
          <Button look="primary" icon="copy" onClick={() => copy(props.secret, t('copied'))}>
            {t('copy')}
          </Button>
        </div>
        <p>
          <span className="muted">{t('sendTo')}</span> <code>{props.url}</code>
        </p>
        <p className="muted">{t('use')}</p>
        {props.receiver ? (
          <p className="muted">
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
