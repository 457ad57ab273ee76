import type { DataOf } from '@xinjian/contract/endpoint'
import type { channel } from '@xinjian/contract/nouns/channel'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useCopy } from '../../common/useCopy.ts'
import styles from '../channel.module.css'
import { keyWords } from './key-words.ts'

export type Made = DataOf<typeof channel.apiKeyAdd>

/** The key, this once: it is gone when the person says that it is kept. */
export function KeyMade(props: { made: { key: string } | null; onClose: () => void }) {
  const { made, onClose } = props
  const t = useWords(keyWords)
  const copy = useCopy()
  return (
    <Dialog
      open={made !== null}
      title={t('made')}
      width="600px"
      dismissable={false}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      }
    >
      {made && (
        <div className={styles.made} role="status">
          <p>{t('once')}</p>
          <code data-part="apiKey">{made.key}</code>
          <Button icon="copy" onClick={() => copy(made.key, t('copied'))}>
            {t('copyKey')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
