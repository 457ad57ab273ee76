import type { DataOf } from '@xinjian/contract/endpoint'
import type { channel } from '@xinjian/contract/nouns/channel'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { useCopy } from '../common/useCopy.ts'
import { AutoPrices } from '../product/AutoPrices.tsx'
import { words as autoWords } from '../product/auto-words.ts'
import styles from './collect.module.css'
import { words } from './words.ts'

export type Made = DataOf<typeof channel.collectLink>

/** A link that was made: to scan, to copy, and until when. */
export function MadeLink({ url, qr, expiresAt, autoReport }: Made) {
  const t = useWords(words)
  const ta = useWords(autoWords)
  const copy = useCopy()
  return (
    <div className={styles.made} role="status">
      <figure>
        <img src={qr} alt={t('scan')} width={148} height={148} />
        <figcaption>{t('scan')}</figcaption>
      </figure>
      <div>
        <code>{url}</code>
        <Button variant="primary" icon="copy" onClick={() => copy(url, t('copied'))}>
          {t('copy')}
        </Button>
        <small className={cx(textStyles.muted, textStyles.num)}>
          {t('expires', { at: instant(expiresAt).slice(0, 16) })}
        </small>
        {autoReport ? (
          <div>
            <b>{ta('follows')}</b>
            <AutoPrices prices={autoReport} />
          </div>
        ) : (
          <small className={textStyles.muted}>{ta('followsNot')}</small>
        )}
      </div>
    </div>
  )
}
