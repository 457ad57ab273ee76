import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { useCopy } from '../common/useCopy.ts'
import styles from './channel.module.css'
import { words } from './words.ts'

/** Where people of the channel come in. */
export function EntryCard({ url }: { url: string }) {
  const t = useWords(words)
  const copy = useCopy()
  return (
    <Card title={t('entry')}>
      <p className={textStyles.muted}>{t('entryNote')}</p>
      <p className={styles.entry}>
        <code className={textStyles.anywhere}>{url}</code>
        <Button size="sm" icon="copy" onClick={() => copy(url, t('copied'))}>
          {t('copy')}
        </Button>
      </p>
    </Card>
  )
}
