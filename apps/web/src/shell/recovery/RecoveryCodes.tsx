import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { recoveryWords } from './recovery-words.ts'

/** Ten codes, shown this once: closed only by whoever says that he kept them. */
export function RecoveryCodes(props: { codes: readonly string[] | null; onKept: () => void }) {
  const t = useWords(recoveryWords)
  const { codes } = props
  const copy = async () => {
    const copied = await copyText((codes ?? []).join('\n'))
    toast(copied ? 'success' : 'warning', t(copied ? 'copied' : 'notCopied'))
  }
  return (
    <Dialog
      open={codes !== null}
      title={t('title')}
      width="420px"
      dismissable={false}
      onClose={props.onKept}
      footer={
        <>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <Button variant="primary" onClick={props.onKept}>
            {t('kept')}
          </Button>
        </>
      }
    >
      <p>{t('note')}</p>
      <ol className={textStyles.num}>
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
