import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { useCopy } from '../common/useCopy.ts'
import { words } from './words.ts'

/** The set-up code, this once: it is gone when the person says that it is kept. */
export function CodeMade({ code, onClose }: { code: string | null; onClose: () => void }) {
  const t = useWords(words)
  const copy = useCopy()
  return (
    <Dialog
      open={code !== null}
      title={t('codeTitle')}
      width="600px"
      dismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button icon="copy" onClick={() => copy(code ?? '', t('copied'))}>
            {t('copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('kept')}
          </Button>
        </>
      }
    >
      <div role="status">
        <p>{t('codeOnce', { page: t('machinePage') })}</p>
        <code className={textStyles.anywhere} data-part="setUpCode">
          {code}
        </code>
      </div>
    </Dialog>
  )
}
